import {
  aboutMeLengths,
  maxLanguages,
  maxTopics,
  spokenLanguages,
  normalizeAboutMeText,
  type AboutMeField,
} from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId, useRef } from 'react';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import styles from './about-me-control.module.css';
import type { ControlAttributes } from './control-attributes.ts';
import field from './edit-field.module.css';
import type { AboutMeEdit, ListField } from './use-about-me-edit.ts';

interface AboutMeControlProps {
  field: AboutMeField;
  label: string;
  edit: AboutMeEdit;
}

const maxEntries = { languages: maxLanguages, topics: maxTopics } as const;

/** Label, control, hint and error of an "about me" field. */
export function AboutMeControl({ field: name, label, edit }: AboutMeControlProps) {
  const id = useId();
  const { t } = useTranslation('profile');
  const sentence = useFieldErrorSentence();
  const fault = edit.faultOf(name);
  const hint =
    name === 'languages' || name === 'topics' ? t(`${name}Hint`, { most: maxEntries[name] }) : t(`${name}Hint`);
  const length = name === 'languages' ? 0 : lengthOf(edit, name);
  const longest = name === 'languages' ? 0 : aboutMeLengths[name];
  const attributes: ControlAttributes = {
    id,
    'aria-describedby': [`${id}hint`, fault && `${id}fault`].filter(Boolean).join(' '),
    'aria-invalid': fault === undefined ? undefined : true,
  };
  return (
    <div className={field.field}>
      <dt>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
      </dt>
      <dd className={field.body}>
        {name === 'languages' || name === 'topics' ? (
          <ListControl field={name} label={label} edit={edit} attributes={attributes} />
        ) : (
          <input
            {...attributes}
            className={field.control}
            type="text"
            autoComplete="off"
            // Allows a value that is too long, so that it is reported.
            maxLength={aboutMeLengths[name] * 2}
            value={edit.values[name]}
            onChange={(event) => edit.change({ [name]: event.target.value })}
          />
        )}
        <p id={`${id}hint`} className={field.hint}>
          {hint}
        </p>
        {fault !== undefined && (
          <p id={`${id}fault`} className={field.fault}>
            <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
            {fault === 'error.e1' && length > longest ? t('faultTooLong', { length, longest }) : sentence(fault)}
          </p>
        )}
        <Conflict field={name} label={label} edit={edit} />
      </dd>
    </div>
  );
}

/** The length of a text as it would be stored; for topics, the length of the longest. */
function lengthOf({ values, pending }: AboutMeEdit, name: keyof typeof aboutMeLengths): number {
  const texts = name === 'topics' ? [...values.topics, pending.topics] : [values[name]];
  return Math.max(...texts.map((text) => normalizeAboutMeText(text).length));
}

interface ListControlProps extends AboutMeControlProps {
  field: ListField;
  attributes: ControlAttributes;
}

/** A control for the next entry of a list, and below it the entries with their buttons, where adding one does not move the control. */
function ListControl({ field: name, label, edit, attributes }: ListControlProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const entries = edit.values[name];
  const row = useRef<HTMLDivElement>(null);
  const isFull = entries.length >= maxEntries[name];
  // The pressed button is now disabled, or was removed with its entry.
  const focusControl = () => row.current?.querySelector<HTMLElement>('input, select')?.focus();
  const wordsOf = (entry: string) => (name === 'languages' ? format.language(entry) : entry);
  return (
    <>
      <div ref={row} className={styles.adding}>
        {name === 'languages' ? (
          <select
            {...attributes}
            className={field.control}
            disabled={isFull}
            value={edit.pending.languages}
            onChange={(event) => edit.setPending('languages', event.target.value)}
          >
            <option value="">{t('choose')}</option>
            {spokenLanguages
              .filter((code) => !entries.includes(code))
              .map((code) => ({ code, words: format.language(code, '') }))
              // Chromium knows the names of two thirds of them. The others are omitted, because nobody would find a language by its code.
              .filter(({ words }) => words !== '')
              .toSorted((one, other) => format.compare(one.words, other.words))
              .map(({ code, words }) => (
                <option key={code} value={code}>
                  {words}
                </option>
              ))}
          </select>
        ) : (
          <input
            {...attributes}
            className={field.control}
            type="text"
            autoComplete="off"
            disabled={isFull && edit.pending.topics === ''}
            maxLength={aboutMeLengths.topics * 2}
            value={edit.pending.topics}
            onChange={(event) => edit.setPending('topics', event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the topic and never submits the form, even if the field is empty.
              event.preventDefault();
              if (edit.pending.topics.trim() !== '' && edit.faultOf('topics') === undefined) edit.add('topics');
            }}
          />
        )}
        <Button
          aria-label={t('addTo', { field: label })}
          disabled={edit.pending[name].trim() === '' || edit.faultOf(name) !== undefined}
          onClick={() => {
            edit.add(name);
            focusControl();
          }}
        >
          {t('add')}
        </Button>
      </div>
      {entries.length > 0 && (
        <ul className={styles.entries} aria-label={label}>
          {entries.map((entry) => (
            <li key={entry}>
              <Chip
                removeLabel={t('removeEntry', { entry: wordsOf(entry) })}
                onRemove={() => {
                  edit.change({ [name]: entries.filter((other) => other !== entry) });
                  focusControl();
                }}
              >
                <bdi>{wordsOf(entry)}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The newer value next to the typed one, and the choice between them. */
function Conflict({ field: name, label, edit }: AboutMeControlProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const newer = edit.conflictOf(name);
  if (newer === undefined) return null;
  const entries = typeof newer === 'string' ? [newer] : newer;
  const value = (name === 'languages' ? entries.map((code) => format.language(code)) : entries).join(', ');
  return (
    <div className={field.conflict}>
      <p>{value === '' ? t('newerValueEmpty') : t('newerValue', { value })}</p>
      <Button aria-label={`${t('useNewer')}: ${label}`} onClick={() => edit.resolve(name, true)}>
        {t('useNewer')}
      </Button>
      <Button aria-label={`${t('keepMine')}: ${label}`} onClick={() => edit.resolve(name, false)}>
        {t('keepMine')}
      </Button>
    </div>
  );
}
