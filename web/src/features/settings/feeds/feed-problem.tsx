import type { Feed, FeedLosses as Losses } from '@directory/contract';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { NamedButton } from '../named-button.tsx';
import { useFeedAction } from './feed-list-queries.ts';
import { FeedLosses } from './feed-losses.tsx';
import { Question } from '../question.tsx';
import { ReasonText } from './reason-text.tsx';
import styles from './feeds.module.css';

/** Why the last run of a feed did not succeed, and what an administrator can do. */
export function FeedProblem({ feed, headingId }: { feed: Feed; headingId: string }) {
  const { t } = useTranslation('feeds');
  const { status, problem, problemCause, losses } = feed;
  const sentence = problem !== '' && <ReasonText className={styles.sentence} cause={problemCause} english={problem} />;
  if (status === 'failing') {
    return (
      <Notice kind="failure" isQuiet>
        {sentence}
        {feed.lastSuccessAt !== null && <p className={page.quiet}>{t('lastStays')}</p>}
      </Notice>
    );
  }
  if (status === 'held-back' && losses !== null) return <HeldBack feed={feed} losses={losses} headingId={headingId} />;
  return sentence;
}

/** What would be lost, and a button that accepts this after confirmation. */
function HeldBack({ feed, losses, headingId }: { feed: Feed; losses: Losses; headingId: string }) {
  const { t } = useTranslation('feeds');
  const act = useFeedAction(feed);
  const [isAsking, setIsAsking] = useState(false);
  const accept = useAction(async () => {
    await act('accept');
    setIsAsking(false);
  });
  return (
    <>
      <Notice kind="warning" isQuiet>
        <p>{t('heldBack')}</p>
        <FeedLosses losses={losses} />
        {/* A run that is held back has no cause. This one failed afterwards, or was interrupted. */}
        {feed.problemCause !== undefined && (
          <div>
            <p>{t('heldBackUnfinished')}</p>
            <ReasonText className={styles.sentence} cause={feed.problemCause} english={feed.problem} />
          </div>
        )}
        <p className={page.quiet}>{t('heldBackAdvice')}</p>
        {feed.isScheduled && (
          <div className={styles.acceptance}>
            <NamedButton headingId={headingId} onClick={() => setIsAsking(true)}>
              {t('accept')}
            </NamedButton>
          </div>
        )}
      </Notice>
      {isAsking && (
        <Question
          heading={t('acceptHeading', { feed: feed.name })}
          no={t('keepAsIs')}
          yes={t('acceptNow')}
          action={accept}
          onClose={() => {
            setIsAsking(false);
            accept.clearFailure();
          }}
        >
          <FeedLosses losses={losses} />
          {losses.left > 0 && <p>{t('leaversText')}</p>}
          <p>{t('acceptText')}</p>
        </Question>
      )}
    </>
  );
}
