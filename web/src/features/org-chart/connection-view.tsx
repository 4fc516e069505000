import type { ChartPerson, Connection } from '@directory/contract';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useState, type FocusEvent } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useNavigate } from '../../navigation/navigation.tsx';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { personName } from '../../people/person-name.ts';
import { PersonPicker } from '../../people/picker/person-picker.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadButton } from '../../ui/load-button.tsx';
import { LoadingWords } from '../../ui/status/loading-words.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { ChartCard } from './chart-card.tsx';
import { viewAddress } from './chart-view.ts';
import styles from './connection-view.module.css';
import { useConnection } from './org-chart-queries.ts';
import { isSameLogin } from './predict-chart.ts';

export interface ConnectionViewProps {
  selected: ChartPerson;
  /** Login of the other person; empty for the viewer. */
  from: string;
}

/** The reporting path from another person to the selected one, through their nearest common manager. */
export function ConnectionView({ selected, from }: ConnectionViewProps) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const sentence = useFailureSentence();
  const { data, error, refetch } = useConnection(from, selected.login);
  const name = personName(selected, shell);
  return (
    <section className={styles.connection} aria-labelledby="connection-heading">
      <ButtonLink look="quiet" className={styles.back ?? ''} to={viewAddress(selected.login)}>
        <IconArrowLeft className={styles.arrow} size={20} stroke={1.5} aria-hidden="true" />
        {t('backToChart')}
      </ButtonLink>
      <h2 id="connection-heading" tabIndex={-1} data-chart-focus>
        {t('connectionWith', { name })}
      </h2>
      <FromPicker key={from} selected={selected} from={from} found={data?.from[0] ?? data?.common ?? undefined} />
      {error !== null && (
        <Notice
          kind="failure"
          actions={
            isUnknown(error) ? undefined : <LoadButton onClick={() => void refetch()}>{shell('tryAgain')}</LoadButton>
          }
        >
          {sentence(error)}
        </Notice>
      )}
      {error === null && data === undefined && (
        <>
          <LoadingWords />
          <Skeleton height="20rem" />
        </>
      )}
      {data !== undefined && <Path connection={data} />}
    </section>
  );
}

/** Whether the other person does not exist, which trying again does not change. */
function isUnknown(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'profile.unknown';
}

/** Chooses the other person; the viewer by default. */
function FromPicker({
  selected,
  from,
  found,
}: {
  selected: ChartPerson;
  from: string;
  /** First person of the path: the other person, or the common manager if that is the same person. */
  found: ChartPerson | undefined;
}) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const viewer = useViewer();
  const [typed, setTyped] = useState<string>();
  const login = from === '' ? viewer.login : from;
  const known = [found, viewer.person ?? undefined].find((person) => person && isSameLogin(person.login, login));
  /** Without a choice, the path is still that of the previous person. */
  function restoreName({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setTyped(undefined);
  }
  return (
    <div className={styles.picker} onBlur={restoreName}>
      <PersonPicker
        label={t('connectionFrom')}
        value={typed ?? (known === undefined ? login : personName(known, shell))}
        onType={setTyped}
        onChoose={(person) =>
          void navigate(viewAddress(selected.login, { name: 'connection', from: person.login }), {
            preventScrollReset: true,
          })
        }
        words={{ list: t('found'), announced: (count) => t('foundAnnounced', { count }) }}
      />
    </div>
  );
}

function Path({ connection }: { connection: Connection }) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const { common, from, to, fromSteps, toSteps } = connection;
  if (common === null) {
    return <Notice kind="note">{t('notConnected')}</Notice>;
  }
  const steps = fromSteps + toSteps;
  const hiddenUp = fromSteps - from.length;
  const hiddenDown = toSteps - to.length;
  return (
    <>
      <output className={styles.summary}>
        {steps === 0 ? t('samePerson') : t('connectedBy', { count: steps, name: personName(common, shell) })}
      </output>
      <ol className={styles.path} aria-label={t('path')}>
        {from.map((person) => (
          <li key={person.login} className={styles.stop}>
            <ChartCard person={person} />
          </li>
        ))}
        {hiddenUp > 0 && <li className={styles.hidden}>{t('between', { count: hiddenUp })}</li>}
        <li className={styles.common}>
          {steps > 0 && <p className={styles.label}>{t('nearestCommon')}</p>}
          <ChartCard person={common} />
        </li>
        {hiddenDown > 0 && <li className={styles.hidden}>{t('between', { count: hiddenDown })}</li>}
        {to.map((person) => (
          <li key={person.login} className={styles.stop}>
            <ChartCard person={person} />
          </li>
        ))}
      </ol>
    </>
  );
}
