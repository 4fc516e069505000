import type { Feed } from '@directory/contract';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import { useId, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { FeedFacts } from './feed-facts.tsx';
import { KindIcon, useKindName } from './feed-kind.tsx';
import { isBusy, useFeedAction } from './feed-list-queries.ts';
import { FeedProgress } from './feed-progress.tsx';
import { FeedProblem } from './feed-problem.tsx';
import { Question } from '../question.tsx';
import { RetireQuestion } from './retire-question.tsx';
import { FeedStatus } from './feed-status.tsx';
import styles from './feeds.module.css';
import { NamedButton } from '../named-button.tsx';

/** The state of a feed, and the actions available to administrators. */
export function FeedCard({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const kindName = useKindName();
  const headingId = useId();
  const { name, kind, requested, progress } = feed;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.cardHead}>
        <span className={styles.kindIcon}>
          <KindIcon kind={kind} />
        </span>
        <div className={styles.cardName}>
          <h4 id={headingId}>
            <bdi>{name}</bdi>
          </h4>
          <p className={page.quiet}>{kindName(kind)}</p>
        </div>
        <FeedStatus feed={feed} />
      </div>
      <FeedFacts feed={feed} />
      {progress !== null && <FeedProgress feed={name} progress={progress} />}
      {requested !== null && <p className={page.quiet}>{t(`requested.${requested}`)}</p>}
      {progress === null && requested === null && <FeedProblem feed={feed} headingId={headingId} />}
      <FeedButtons feed={feed} headingId={headingId} />
    </article>
  );
}

function FeedButtons({ feed, headingId }: { feed: Feed; headingId: string }) {
  const { t } = useTranslation('feeds');
  const act = useFeedAction(feed);
  const start = useAction(() => act('run'));
  const [isAsking, setIsAsking] = useState(false);
  const [isRetiring, setIsRetiring] = useState(false);
  const interrupt = useAction(async () => {
    await act('interrupt');
    setIsAsking(false);
  });
  const isRunning = feed.status === 'running';
  const isRetirement = feed.requested === 'retire' || feed.progress?.mode === 'retirement';
  // The demo group is removed with its settings, on the command line.
  const isRetirable = !feed.isScheduled && feed.kind !== 'demo';
  if (!feed.isScheduled && !isRetirable && !isRunning) return null;
  return (
    <>
      <FailureNotice failure={start.failure} />
      <div className={page.buttons}>
        {feed.isScheduled && (
          <NamedButton
            headingId={headingId}
            isRunning={isBusy(feed) || start.isRunning}
            onClick={() => void start.run()}
          >
            <IconPlayerPlay size={16} stroke={1.5} aria-hidden="true" />
            {t('runNow')}
          </NamedButton>
        )}
        {isRetirable && (
          <NamedButton headingId={headingId} isRunning={isBusy(feed)} onClick={() => setIsRetiring(true)}>
            <IconArchive size={16} stroke={1.5} aria-hidden="true" />
            {t('retire')}
          </NamedButton>
        )}
        {(isRunning || isRetirement) && (
          <NamedButton
            headingId={headingId}
            isRunning={feed.requested === 'interrupt'}
            onClick={() => setIsAsking(true)}
          >
            <IconPlayerStop size={16} stroke={1.5} aria-hidden="true" />
            {t('interrupt')}
          </NamedButton>
        )}
      </div>
      {isAsking && (
        <Question
          heading={t('interruptHeading', { feed: feed.name })}
          no={t('keepRunning')}
          yes={t('interruptNow')}
          action={interrupt}
          onClose={() => {
            setIsAsking(false);
            interrupt.clearFailure();
          }}
        >
          <p>{t(isRetirement ? 'interruptRetirementText' : 'interruptText')}</p>
        </Question>
      )}
      {isRetiring && <RetireQuestion feed={feed} onClose={() => setIsRetiring(false)} />}
    </>
  );
}
