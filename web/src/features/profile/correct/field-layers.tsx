import type { CorrectableField, FieldLayers } from '@directory/contract';
import IconPencilCheck from '@tabler/icons-react/dist/esm/icons/IconPencilCheck.mjs';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { wordsTag } from '../../../messages/language.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { timeAgo } from '../time-ago.ts';
import styles from './correct.module.css';
import type { Correction } from './use-correction.ts';

interface FieldLayersListProps {
  field: CorrectableField;
  /** Name of the person whose profile is corrected. */
  name: string;
  correction: Correction;
  /** Formats a value as the field shows it. */
  write: (value: string) => string;
}

/** The values of a field from the feed, the person and an administrator, and the button that removes the correction. */
export function FieldLayersList({ field, name, correction, write }: FieldLayersListProps) {
  const { t } = useTranslation('profile');
  const labelOf = useFieldLabel();
  const layers = correction.layersOf(field);
  const corrected = layers?.correction ?? null;
  if (layers === undefined || (layers.feed === null && layers.self === null && corrected === null)) return null;
  const isLeaving = correction.isLeaving(field);
  return (
    <>
      <ul className={styles.layers}>
        <LowerLayers layers={layers} name={name} write={write} hasValues={corrected !== null || layers.self !== null} />
        {corrected !== null && (
          <li className={styles.correction}>
            <SourceValue at={corrected.at} value={write(corrected.value)} isLeaving={isLeaving}>
              {(time) => (
                <>
                  <IconPencilCheck size={16} stroke={1.5} aria-hidden="true" />
                  {t('correctedBy', { name: corrected.by, time })}
                </>
              )}
            </SourceValue>
          </li>
        )}
      </ul>
      {corrected !== null && (
        <div className={styles.removal}>
          {isLeaving && <output className={styles.leaving}>{t('correctionLeaves')}</output>}
          <Button
            look="quiet"
            className={styles.small ?? ''}
            aria-label={`${isLeaving ? t('keepCorrection') : t('removeCorrection')}: ${labelOf(field)}`}
            onClick={() => correction.setLeaving(field, !isLeaving)}
          >
            {isLeaving ? t('keepCorrection') : t('removeCorrection')}
          </Button>
        </div>
      )}
    </>
  );
}

interface LowerLayersProps {
  layers: FieldLayers;
  name: string;
  write: (value: string) => string;
  /** Whether the values are shown, because the field contains a different one. */
  hasValues: boolean;
}

function LowerLayers({ layers: { feed, self }, name, write, hasValues }: LowerLayersProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      {feed !== null && (
        <li>
          <SourceValue at={feed.at} value={hasValues ? write(feed.value) : undefined}>
            {(time) => t('sourceFeed', { feed: feed.name, time })}
          </SourceValue>
        </li>
      )}
      {self !== null && (
        <li>
          <SourceValue at={self.at} value={write(self.value)}>
            {(time) => t('sourcePerson', { name, time })}
          </SourceValue>
        </li>
      )}
    </>
  );
}

interface SourceValueProps {
  at: string;
  value: string | undefined;
  isLeaving?: boolean;
  children: (time: string) => ReactNode;
}

/** A source with its time and value. */
function SourceValue({ at, value, isLeaving = false, children }: SourceValueProps) {
  const { t, language } = useTranslation('profile');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const time = new Date(at);
  const text = value === undefined || value !== '' ? value : t('notGiven');
  return (
    <>
      <span className={styles.source} title={format.moment(time)}>
        {children(timeAgo(time, now, wordsTag(language)))}
      </span>
      {text !== undefined &&
        (isLeaving ? <del className={styles.said}>{text}</del> : <bdi className={styles.said}>{text}</bdi>)}
    </>
  );
}
