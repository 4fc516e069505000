import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Built at run time, since the check for secrets in the source would report a URL with a password. */
function withPassword(address: string): string {
  const url = new URL(address);
  url.password = 'topsecret';
  return url.href;
}

const company = { OIDC_ISSUER: 'https://login.group.example', OIDC_CLIENT_ID: 'directory' };
const ldap = { FEED_LDAP_URL: 'ldaps://dc1.example.com', FEED_LDAP_BASE: 'DC=example,DC=com' };

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig({ ...company, ...environment });
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

/** A wrong value of each variable that has a rule, and the sentence. */
const faults: readonly (readonly [variable: string, value: string, fault: string])[] = [
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['METRICS_PORT', 'metrics', 'must be a whole number from 0 to 65535'],
  ['SHUTDOWN_DELAY_SECONDS', 'x', 'must be a whole number from 0 to'],
  ['SHUTDOWN_TIMEOUT_SECONDS', 'x', 'must be a whole number from'],
  ['TRUSTED_PROXIES', '11', 'must be a whole number from 0 to 10'],
  ['PUBLIC_ORIGIN', 'people.example.com', 'must be a URL that starts with http:// or https://'],
  ['PUBLIC_ORIGIN', 'https://people.example.com/?a=b', 'must have no query, fragment, user name or password'],
  ['PUBLIC_ORIGIN', 'https://people.example.com/#a', 'must have no query, fragment, user name or password'],
  ['PUBLIC_ORIGIN', 'https://anna@people.example.com', 'must have no query, fragment, user name or password'],
  ['OIDC_ADMIN_VALUES', ';', 'has no value; values are separated by semicolons'],
  ['OIDC_UNIT_ADMIN_VALUES', ' ; ', 'has no value; values are separated by semicolons'],
  ['FEED_PRIORITY', 'h/r', 'must be names of feeds'],
  ['DATABASE_URL', withPassword('mysql://root@db/x'), 'must start with postgres:// or postgresql://'],
  [
    'DATABASE_URL',
    ['postgres://directory:topsecret#1', 'db/x'].join('@'),
    'is not a URL; in the password, write # as %23',
  ],
  [
    'DATABASE_URL',
    ['postgres://directory:topsecret%1', 'db/x'].join('@'),
    'has a % that begins no code; in the password, write % as %25',
  ],
  [
    'DATABASE_URL',
    withPassword('postgres://directory@db.example/directory?sslmode=verify_full'),
    'must have one of disable, no-verify, prefer, require, verify-ca, verify-full as sslmode, or none',
  ],
  ['PUBLIC_ORIGIN', 'https://intranet.example/a b', 'must have a simple path such as /directory, or none'],
  ['DATABASE_POOL_SIZE', '1', 'must be a whole number from 2 to 200'],
  ['DATABASE_LISTEN', 'yes', 'must be one of true, false, 1, 0'],
  ['DEMO_PEOPLE', '1e3', 'must be a whole number from 0 to 1000000'],
  ['ALERT_WEBHOOK_URL', 'ftp://alerts.example', 'must be a URL that starts with http:// or https://'],
  ['ALERT_WEBHOOK_SECRET', 'topsecret', 'must have at least 16 characters'],
  ['ALERT_WEBHOOK_SECRET', 'whsec_!!topsecret!!topsecret!!', 'must have base64 of at least 16 bytes after whsec_'],
  ['ALERT_WEBHOOK_SECRET', 'whsec_topsecretAAAAAAAAAAAA', 'must have base64 of at least 16 bytes after whsec_'],
  ['OIDC_ISSUER', 'login.example', 'must be a URL that starts with http:// or https://'],
  ['OIDC_REDIRECT_URI', '/callback', 'must be a URL that starts with http:// or https://'],
  ['OIDC_SCOPES', 'profile', 'must contain openid'],
  ['OIDC_ACCEPT_AZP', 'on', 'must be one of true, false, 1, 0'],
  ['OIDC_RESOURCE', 'api', 'must be an absolute URI'],
  ['COMPANY_DOMAIN', 'group example', 'must be a domain name'],
  ['FEED_LDAP_URL', 'dc1.example.com', 'must be a URL such as ldaps://dc1.example.com'],
  ['FEED_LDAP_NAME', 'demo', 'must not be "demo" or "scim", which are reserved'],
  ['FEED_LDAP_START_TLS', 'on', 'must be one of true, false, 1, 0'],
  ['FEED_LDAP_BASE', 'People', 'must be a distinguished name such as DC=example,DC=com'],
  ['FEED_LDAP_SCHEDULE', 'nightly', 'must be a cron expression such as 15 2 * * *'],
  ['FEED_LDAP_PAGE_SIZE', '0', 'must be a whole number from'],
  ['FEED_LDAP_TIMEOUT_SECONDS', '0', 'must be a whole number from'],
  ['FEED_LDAP_WRITE_BACK', 'on', 'must be one of true, false, 1, 0'],
  ['FEED_FILE', '/data/people.xlsx', 'must end in .csv, .tsv, .txt, .ldif or .ldf'],
  ['FEED_FILE_NAME', 'a b', 'must be letters, digits, dots, hyphens and underscores, at most 63'],
  ['FEED_FILE_SCHEDULE', '61 * * * *', 'must be a cron expression such as 15 2 * * *'],
  ['FEED_FILE_ENCODING', 'ebcdic', 'must be one of utf-8, '],
  ['FEED_FILE_DELIMITER', ';', 'must be one of comma, semicolon, tab, bar'],
  ['FEED_PHOTOS_NAME', 'scim', 'must not be "demo" or "scim", which are reserved'],
  ['FEED_PHOTOS_SCHEDULE', 'x', 'must be a cron expression such as 15 2 * * *'],
  ['BRAND_NAME', 'x'.repeat(61), 'must have at most 60 characters'],
  ['BRAND_ACCENT', 'teal', 'must be a colour such as #0b6e6e'],
  ['SOCIAL_LINKS', 'Blog', 'must be Name=https://address pairs, separated by commas'],
  ['INFORMATION_NOTICE_URL', 'notice.html', 'must be a URL that starts with http:// or https://'],
  ['LOG_LEVEL', 'verbose', 'must be one of fatal, error, warn, info, debug, silent'],
  ['RATE_LIMIT_PER_MINUTE', '1', 'must be a whole number from 10 to 1000000'],
  ['SCIM_LIMIT_PER_MINUTE', '1', 'must be a whole number from 10 to 1000000'],
  ['API_LIMIT_PER_MINUTE', '1', 'must be a whole number from 10 to 1000000'],
  ['CARD_LIMIT_PER_MINUTE', '0', 'must be a whole number from 1 to 1000000'],
  ['RECENT_SIGN_IN_MINUTES', '2000', 'must be a whole number from 0 to 1440'],
  ['WEBHOOK_NETWORKS', '10.0.0.0', 'must be networks such as 10.0.0.0/8'],
  ['PEOPLE_PER_HOUR', '0', 'must be a whole number from 1 to 1000000'],
  ['PEOPLE_PER_DAY', '1', ''],
  ['ADMIN_PEOPLE_PER_HOUR', '0', 'must be a whole number from 1 to 1000000'],
  ['ADMIN_PEOPLE_PER_DAY', '0', 'must be a whole number from 1 to 1000000'],
  ['LEAVER_RETENTION_DAYS', 'x', 'must be a whole number from 0 to 36500'],
  ['FEED_RUN_RETENTION_DAYS', 'x', 'must be a whole number from 0 to 36500'],
  ['AUDIT_RETENTION_DAYS', '29', 'must be 0, or at least 30 days'],
  ['API_DOCS', 'on', 'must be one of true, false, 1, 0'],
  ['OIDC_ISSUER', 'https://login.group.example/?tenant=1', 'must have no query or fragment'],
  ['FEED_FILE_SCHEDULE', '2026-12-24T02:00:00', 'must be a cron expression such as 15 2 * * *'],
  ['FEED_LDAP_URL', ' , ', 'must be a URL such as ldaps://dc1.example.com'],
  ['FEED_LDAP_URL', 'ldap://dc '.repeat(11), 'must have at most 10 addresses'],
  ['FEED_LDAP_BASE', 'DC=a;'.repeat(50) + 'DC=a', 'must have at most 50 names'],
  ['FEED_LDAP_FILTER', `(${'x'.repeat(10_000)}`, 'must have at most 10000 characters'],
  ['OIDC_ADMIN_CLAIM', 'x'.repeat(257), 'must have at most 256 characters'],
  ['OIDC_ADMIN_VALUES', 'x'.repeat(20_001), 'must have at most 20000 characters'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be one of http/protobuf'],
  ['OTEL_SERVICE_NAME', 'x'.repeat(256), 'must have at most 255 characters'],
  ['OTEL_TRACES_EXPORTER', 'zipkin', 'must be one of otlp, none'],
  ['OTEL_TRACES_SAMPLER', 'some', 'must be one of always_on, always_off, traceidratio, '],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1'],
  ...[
    'HOST',
    'DATA_DIR',
    'REFERENCE_DIR',
    'OIDC_CLIENT_ID',
    'BRAND_NAME',
    'FEED_PHOTOS',
    'FEED_LDAP_CA',
    'OTEL_TRACES_SAMPLER_ARG',
  ].map((variable) => [variable, ' ', 'must not be blank'] as const),
];

describe('a wrong value causes one sentence that names the variable and contains no secret', () => {
  test.each(faults)('%s=%s', (variable, value, fault) => {
    const given = variable === 'ALERT_WEBHOOK_SECRET' ? { ALERT_WEBHOOK_URL: 'https://a.example' } : {};
    const other = variable === 'ALERT_WEBHOOK_URL' ? { ALERT_WEBHOOK_SECRET: 'x'.repeat(16) } : {};
    const sentences = faultsOf({
      ...(variable.startsWith('FEED_LDAP') ? ldap : {}),
      ...given,
      ...other,
      [variable]: value,
    });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(variable);
    expect(sentences[0]).toContain(fault);
    expect(sentences[0]).not.toContain('topsecret');
  });

  test('a value that breaks several rules causes one sentence', () => {
    expect(faultsOf({ PUBLIC_ORIGIN: 'tcp://10.0.0.1?a=b' })).toEqual([
      'PUBLIC_ORIGIN: must be a URL that starts with http:// or https://',
    ]);
    expect(() => readConfig({ PUBLIC_ORIGIN: 'ftp://people.example.com' })).toThrow(
      /^PUBLIC_ORIGIN: must be a URL that starts with http:\/\/ or https:\/\/$/,
    );
  });

  test.each([
    ['PORT', '"3000"'],
    ['DATABASE_URL', `'${withPassword('postgres://directory@db.example/directory')}'`],
    ['OIDC_ISSUER', '"https://login.group.example"'],
    ['OIDC_CLIENT_ID', "'directory'"],
    ['ADMIN_LOGINS', "'AB1234@group.example'"],
    ['FEED_LDAP_BASE', '"OU=People,DC=example,DC=com"'],
  ])('%s=%s is in quotes, which its file should not have', (variable, value) => {
    const network = { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://people.example.com' };
    expect(faultsOf({ ...network, ...ldap, [variable]: value })).toEqual([
      `${variable}: is in quotes, which are part of the value here; remove them`,
    ]);
  });

  test.each(["'", '"topsecret'])('a value may begin with a quote: %s', (value) => {
    expect(readConfig({ ...company, BRAND_NAME: value }).BRAND_NAME).toBe(value);
  });

  test('a password may be in quotes', () => {
    const bind = { FEED_LDAP_BIND_DN: 'CN=reader,DC=example,DC=com', FEED_LDAP_BIND_PASSWORD: '"topsecret"' };
    expect(readConfig({ ...company, ...ldap, ...bind }).ldapFeed?.bindPassword).toBe('"topsecret"');
  });

  test('the demo sign-in cannot be used with a path', () => {
    expect(() => readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000/directory' })).toThrow(
      'PUBLIC_ORIGIN: a path needs OIDC_ISSUER; the demo sign-in has none',
    );
  });

  test('the demo sign-in is not used if an identity provider was probably intended', () => {
    expect(() => readConfig({ OIDC_CLIENT_ID: 'directory' })).toThrow(
      'OIDC_ISSUER: must be set when OIDC_CLIENT_ID is set',
    );
    expect(() => readConfig({ PUBLIC_ORIGIN: 'https://people.example.com' })).toThrow(
      'PUBLIC_ORIGIN: people.example.com is not this machine, and the demo sign-in would let anyone in. ' +
        'Set OIDC_ISSUER and OIDC_CLIENT_ID',
    );
    expect(readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' }).oidc).toBeUndefined();
  });

  test('two feeds cannot have the same name', () => {
    const file = { FEED_FILE: '/data/people.csv', FEED_PHOTOS: '/data/photos' };
    expect(faultsOf({ ...ldap, ...file, FEED_LDAP_NAME: 'hr', FEED_FILE_NAME: 'HR' })).toEqual([
      'FEED_FILE_NAME: must not be the name of another feed, that of FEED_LDAP_NAME',
    ]);
    expect(faultsOf({ ...file, FEED_FILE_NAME: 'photos' })).toEqual([
      'FEED_PHOTOS_NAME: must not be the name of another feed, that of FEED_FILE_NAME',
    ]);
    // Allowed, since there is no LDAP feed.
    expect(faultsOf({ ...file, FEED_FILE_NAME: 'ldap' })).toEqual([]);
  });

  test('the metrics cannot have the port of the directory, unless both are 0', () => {
    expect(faultsOf({ PORT: '4000', METRICS_PORT: '4000' })).toEqual(['METRICS_PORT: must not be the port of PORT']);
    expect(faultsOf({ PORT: '0', METRICS_PORT: '0' })).toEqual([]);
  });
});

describe('a secret in a file', () => {
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const url = withPassword('postgres://directory@db.example/directory');

  test.each(['', '\n', '\r\n'])('is read without its line break %j', (end) => {
    expect(readConfig({ ...company, DATABASE_URL_FILE: file('url', url + end) }).DATABASE_URL).toBe(url);
  });

  test('is read without the byte-order mark that editors of Windows add', () => {
    expect(readConfig({ ...company, DATABASE_URL_FILE: file('url', `\uFEFF${url}\r\n`) }).DATABASE_URL).toBe(url);
  });

  test('has the same effect as the variable', () => {
    const config = readConfig({
      ...company,
      OIDC_INTROSPECTION_CLIENT_ID: 'server',
      OIDC_INTROSPECTION_CLIENT_SECRET_FILE: file('client', ' a b \n'),
      ALERT_WEBHOOK_URL: 'https://alerts.example',
      ALERT_WEBHOOK_SECRET_FILE: file('alert', 'x'.repeat(16)),
    });
    expect(config.oidc?.introspectionClient).toEqual({ id: 'server', secret: ' a b ' });
    expect(config.ALERT_WEBHOOK_SECRET).toBe('x'.repeat(16));
    expect(readConfig({ DATABASE_URL_FILE: file('url', url) }).isDemo).toBe(false);
  });

  test('is rejected if the variable is set too', () => {
    expect(faultsOf({ DATABASE_URL: url, DATABASE_URL_FILE: file('url', url) })).toEqual([
      'DATABASE_URL, DATABASE_URL_FILE: only one of them can be set',
    ]);
  });

  test.each([
    ['that is missing', () => join(folder, 'none'), 'cannot be read (ENOENT)'],
    ['that is empty', () => file('empty', '\n'), 'is empty'],
    ['that is too large', () => file('large', 'topsecret'.repeat(1000)), 'is larger than 8192 bytes'],
    ['in UTF-16', () => file('utf-16', Buffer.from(`\uFEFF${url}`, 'utf16le')), 'is not in UTF-8'],
    ['that is a folder', () => folder, 'is a folder, not a file'],
    ['that is a device', () => '/dev/null', 'is a device, not a file'],
  ])('%s causes one sentence', (_name, path, fault) => {
    expect(faultsOf({ DATABASE_URL_FILE: path() })).toEqual([`DATABASE_URL_FILE: the file ${fault}`]);
  });

  test('is not printed if it was given in place of the path', () => {
    expect(faultsOf({ DATABASE_URL_FILE: url })).toEqual(['DATABASE_URL_FILE: the file cannot be read (ENOENT)']);
  });

  test('with a blank path causes one sentence', () => {
    expect(faultsOf({ ALERT_WEBHOOK_URL: 'https://alerts.example', ALERT_WEBHOOK_SECRET_FILE: ' ' })).toEqual([
      'ALERT_WEBHOOK_SECRET_FILE: must not be blank',
    ]);
  });

  test('that cannot be read causes one sentence, even if two variables must be set together', () => {
    const missing = join(folder, 'none');
    const alert = { ALERT_WEBHOOK_URL: 'https://alerts.example', ALERT_WEBHOOK_SECRET_FILE: missing };
    expect(faultsOf(alert)).toEqual(['ALERT_WEBHOOK_SECRET_FILE: the file cannot be read (ENOENT)']);
    const client = { OIDC_INTROSPECTION_CLIENT_ID: 'server', OIDC_INTROSPECTION_CLIENT_SECRET_FILE: missing };
    expect(faultsOf(client)).toEqual(['OIDC_INTROSPECTION_CLIENT_SECRET_FILE: the file cannot be read (ENOENT)']);
    expect(faultsOf({ ALERT_WEBHOOK_SECRET_FILE: missing })).toHaveLength(2);
  });

  test('with a wrong value causes a sentence without the value', () => {
    expect(faultsOf({ DATABASE_URL_FILE: file('url', withPassword('mysql://root@db/x')) })).toEqual([
      'DATABASE_URL: must start with postgres:// or postgresql://',
    ]);
  });
});
