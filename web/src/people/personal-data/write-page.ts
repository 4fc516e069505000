import type { AboutMe, AuditKind, PersonalData, ProfileField } from '@directory/contract';
import { aboutMeFields, auditKinds, namesInOrder, profileFields } from '@directory/contract';
import type { Translate } from '../../messages/translate.ts';
import type { Format } from '../../messages/format.ts';
import { fieldLabelFrom } from '../field-labels.ts';
import { html, joined, type Html } from './html.ts';

type Row = PersonalData['tables'][string][number];

/** The texts, formats and language of the interface that the page uses. */
export interface PageWords {
  readonly language: string;
  readonly privacy: Translate<'privacy'>;
  readonly settings: Translate<'settings'>;
  readonly profile: Translate<'profile'>;
  readonly format: Format;
}

/** Personal data as a self-contained HTML file for reading and printing. */
export function writePage(data: PersonalData, words: PageWords): string {
  const { privacy: t, language, format } = words;
  const title = t('dataOf', { name: nameOf(data) });
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${t('madeAt', { time: format.moment(new Date(data.madeAt)) })}</p>
        ${profileSection(data, words)} ${photoSection(data, words)} ${recordingSection(data, words)}
        ${changeSection(data, words)} ${tableSection(data, words)}
      </body>
    </html> `;
  return page.text;
}

function rowsOf(data: PersonalData, table: string): readonly Row[] {
  return data.tables[table] ?? [];
}

function nameOf(data: PersonalData): string {
  const [person] = rowsOf(data, 'people');
  const values = (person?.['feed_values'] ?? {}) as { readonly firstName?: string; readonly lastName?: string };
  const { firstName = '', lastName = '' } = values;
  const names = { firstName, lastName };
  const name = namesInOrder(names).map((field) => names[field]);
  return name.filter(Boolean).join(' ') || data.login;
}

interface Layer {
  readonly value: string;
  readonly source: string;
  readonly at: string | undefined;
}

/** The values from each source. */
function profileSection(data: PersonalData, words: PageWords): Html {
  const { privacy: t, format } = words;
  const [person] = rowsOf(data, 'people');
  if (person === undefined) return html``;
  const rows = profileFields.flatMap((field) =>
    layersOf(person, field, words).map(
      ({ value, source, at }) =>
        html`<tr>
          <th scope="row">${labelOf(field, words)}</th>
          <td>${value}</td>
          <td>${source}</td>
          <td>${at === undefined ? '' : format.moment(new Date(at))}</td>
        </tr>`,
    ),
  );
  const entered = (person['about_me'] ?? {}) as Partial<AboutMe>;
  for (const field of aboutMeFields) {
    const value = entered[field];
    if (value === undefined) continue;
    const values = (typeof value === 'string' ? [value] : value).map((entry) =>
      field === 'languages' ? format.language(entry) : entry,
    );
    rows.push(
      html`<tr>
        <th scope="row">${words.profile(field)}</th>
        <td>${values.join(', ')}</td>
        <td>${t('fromSelf')}</td>
        <td></td>
      </tr>`,
    );
  }
  return html`<h2>${t('profileHeading')}</h2>
    <table>
      ${headOf([t('field'), t('value'), t('source'), t('since')])}
      <tbody>
        ${joined(rows)}
      </tbody>
    </table>`;
}

type StoredLayer = {
  readonly [field in ProfileField]?: {
    readonly value: string;
    readonly at: string;
    readonly by?: string;
    readonly feed?: string;
  };
};

function layersOf(person: Row, field: ProfileField, { privacy: t }: PageWords): readonly Layer[] {
  const layer = (column: string) => ((person[column] ?? {}) as StoredLayer)[field];
  const fromFeed = ((person['feed_values'] ?? {}) as { readonly [field in ProfileField]?: string })[field];
  const since = ((person['field_times'] ?? {}) as { readonly [field in ProfileField]?: string })[field];
  const [supplement, edit, correction] = [layer('supplements'), layer('edits'), layer('corrections')];
  const createdAt = typeof person['created_at'] === 'string' ? person['created_at'] : undefined;
  return [
    ...(fromFeed === undefined
      ? []
      : [{ value: fromFeed, source: t('fromFeed', { feed: String(person['feed']) }), at: since ?? createdAt }]),
    ...(supplement === undefined
      ? []
      : [
          {
            value: supplement.value,
            source: t('fromFeed', { feed: supplement.feed ?? '' }),
            at: supplement.at || undefined,
          },
        ]),
    ...(edit === undefined ? [] : [{ value: edit.value, source: t('fromSelf'), at: edit.at }]),
    ...(correction === undefined
      ? []
      : [
          { value: correction.value, source: t('fromAdministrator', { name: correction.by ?? '' }), at: correction.at },
        ]),
  ];
}

function labelOf(field: ProfileField, { settings, profile }: PageWords): string {
  switch (field) {
    case 'login':
      return settings('valueLogin');
    case 'C_groupIdentifier':
      return profile(field);
    case 'C_distinguishedName':
      // The LDAP attribute name, which is the same in all languages.
      return 'distinguishedName';
    default:
      return fieldLabelFrom(profile)(field);
  }
}

/** The largest size of each photo. */
function photoSection(data: PersonalData, { privacy: t }: PageWords): Html {
  const largest = ['photos', 'corrected_photos', 'replaced_photos'].flatMap((table) => rowsOf(data, table).slice(-1));
  if (largest.length === 0) return html``;
  const images = largest.map(
    ({ size, jpeg }) =>
      html`<img
        src="data:image/jpeg;base64,${String(jpeg)}"
        alt="${t('photoAlt', { size: String(size) })}"
        width="160"
      />`,
  );
  return html`<h2>${t('photos')}</h2>
    <p>${joined(images)}</p>`;
}

/** The recording of the person's name. */
function recordingSection(data: PersonalData, { profile }: PageWords): Html {
  const recordings = rowsOf(data, 'name_recordings');
  if (recordings.length === 0) return html``;
  const players = recordings.map(
    ({ wav }) => html`<audio controls src="data:audio/wav;base64,${String(wav)}"></audio>`,
  );
  return html`<h2>${profile('nameRecording')}</h2>
    <p>${joined(players)}</p>`;
}

/** The audit log, newest first. */
function changeSection(data: PersonalData, words: PageWords): Html {
  const { privacy: t, settings, format } = words;
  const entries = rowsOf(data, 'audit_trail').toReversed();
  if (entries.length === 0) return html``;
  const kindOf = (kind: unknown) => {
    const known: AuditKind | undefined = auditKinds.find((name) => name === kind);
    return known === undefined ? String(kind) : settings(`audit.${known}`);
  };
  const rows = entries.map(
    ({ at, kind, actor, subject, before, after }) =>
      html`<tr>
        <td>${format.moment(new Date(String(at)))}</td>
        <td>${kindOf(kind)}</td>
        <td>${String(actor)}</td>
        <td>${String(subject)}</td>
        <td>${textOf(before)}</td>
        <td>${textOf(after)}</td>
      </tr>`,
  );
  return html`<h2>${t('changes')}</h2>
    <table>
      ${headOf([t('time'), t('what'), t('by'), t('about'), t('before'), t('after')])}
      <tbody>
        ${joined(rows)}
      </tbody>
    </table>`;
}

/** All stored rows, except photos, recordings and the audit log, which have their own sections. */
function tableSection(data: PersonalData, { privacy: t }: PageWords): Html {
  const above = new Set(['photos', 'corrected_photos', 'replaced_photos', 'name_recordings', 'audit_trail']);
  const tables = Object.entries(data.tables).filter(([table, rows]) => rows.length > 0 && !above.has(table));
  const written = tables.map(
    ([table, rows]) =>
      html`<h3>${t('inTable', { table })}</h3>
        ${joined(rows.map(rowList))}`,
  );
  return html`<h2>${t('everything')}</h2>
    <p>${tables.length === 0 ? t('nothingStored') : t('everythingText')}</p>
    ${joined(written)}`;
}

function rowList(row: Row): Html {
  const parts = Object.entries(row).map(
    ([column, value]) =>
      html`<dt>${column}</dt>
        <dd>${textOf(value)}</dd>`,
  );
  return html`<dl>${joined(parts)}</dl>`;
}

function headOf(labels: readonly string[]): Html {
  return html`<thead>
    <tr>
      ${joined(labels.map((label) => html`<th scope="col">${label}</th>`))}
    </tr>
  </thead>`;
}

/** A stored value as text. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join('; ');
}

const style = `
:root { color-scheme: light dark; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.25; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { border-bottom: 1px solid #bbb; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
td { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 0 1rem; border-bottom: 1px solid #bbb; padding-bottom: 0.5rem; font-size: 0.875rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
img { margin-inline-end: 1rem; border-radius: 0.5rem; }
`;
