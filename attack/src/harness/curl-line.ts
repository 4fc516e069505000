import type { RawRequest } from './raw-request.ts';

const longestBody = 2000;

/** A command that repeats a request. The access token is replaced by `$TOKEN`. */
export function curlLine({ method, target, headers, body }: RawRequest, address: string): string {
  const shownHeaders = headers.map(([name, value]) => {
    const isToken = name.toLowerCase() === 'authorization' && /^bearer ./i.test(value);
    return isToken ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`;
  });
  const shownBody = body === undefined ? [] : [`--data-binary ${bodyText(body)}`];
  const parts = [
    'curl -i',
    `-X ${quoted(method)}`,
    `--request-target ${quoted(target)}`,
    ...shownHeaders,
    ...shownBody,
  ];
  return [...parts, address].join(' ');
}

function bodyText(body: Buffer): string {
  if (body.length <= longestBody) return quoted(body.toString('latin1'));
  return `${quoted(body.subarray(0, 200).toString('latin1'))} # … ${body.length} bytes`;
}

/** Quotes bytes for Bash. Long repetitions are written as a computation. */
function quoted(text: string): string {
  const [, before = '', unit = '', run = '', after = ''] =
    /^(.*?)((?:%[\dA-F]{2}){1,4}|[^])(\2{39,})(.*)$/s.exec(text) ?? [];
  if (unit === '') return quotedBytes(text);
  const times = run.length / unit.length + 1;
  const repeated = `"$(printf ${quotedBytes(`${unit.replaceAll('%', '%%')}%.0s`)} {1..${times}})"`;
  return [before && quotedBytes(before), repeated, after && quoted(after)].join('');
}

/** Uses ANSI-C quoting, in which every byte can be written, if it is needed. */
function quotedBytes(text: string): string {
  if (/^[\w\-./:=,@ ?&%{}"[\]]*$/.test(text)) return `'${text}'`;
  const escaped = text.replaceAll(
    /[^\x20-\x7e]|['\\]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped}'`;
}
