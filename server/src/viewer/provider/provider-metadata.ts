import * as z from 'zod';
import { ProviderError } from './ask-provider.ts';

const endpoint = z.url({ protocol: /^https?$/ });
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint.optional(),
  token_endpoint: endpoint.optional(),
  end_session_endpoint: endpoint.optional(),
  revocation_endpoint: endpoint.optional(),
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  introspection_endpoint: endpoint.optional(),
  introspection_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});

/** The part of a provider's metadata that the server uses (OpenID Connect Discovery section 3, RFC 8414). */
export type ProviderMetadata = z.output<typeof metadataSchema>;

/** The URL of the discovery document. A trailing slash of the issuer is removed, a path is kept (OpenID Connect Discovery section 4.1). */
export function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

/**
 * Parses a discovery document.
 * @throws ProviderError if it is invalid, names another issuer, or contains an `http:` endpoint for an `https:` issuer
 */
export function readMetadata(body: string, issuer: string): ProviderMetadata {
  const address = discoveryUrl(issuer);
  const parsed = metadataSchema.safeParse(parseJson(body));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the document').join(', ');
    throw new ProviderError(`${address} is not provider metadata: ${fields}`, false);
  }
  if (parsed.data.issuer !== issuer) {
    throw new ProviderError(
      `The issuer of the provider is ${parsed.data.issuer}: set OIDC_ISSUER to exactly that, including any slash at the end`,
      false,
    );
  }
  const isOpen = Object.values(parsed.data).some((value) => typeof value === 'string' && value.startsWith('http:'));
  if (issuer.startsWith('https:') && isOpen) {
    throw new ProviderError(`${address} lists an endpoint without https`, false);
  }
  return parsed.data;
}

/** Parses JSON; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
