/** Detail error keywords of RFC 7644 section 3.12, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'invalidVers'
  | 'sensitive';

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** An error response of the SCIM endpoints. `detail` is a sentence for the client's log, without personal values. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;
  /** Seconds after which the client may try again, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    detail: string,
    { scimType, retryAfter }: { scimType?: ScimType; retryAfter?: number | undefined } = {},
  ) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
    this.retryAfter = retryAfter;
  }
}

/** An error with status 400 and its detail keyword. */
export function badRequest(scimType: ScimType, detail: string): ScimError {
  return new ScimError(400, detail, { scimType });
}

/** The body of an error response. `status` is a string (RFC 7644 section 3.12). */
export function errorBody({ status, scimType, message }: ScimError) {
  return {
    schemas: [errorSchema],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail: message,
  };
}
