import type { Feed } from '@directory/contract';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useAction } from '../use-action.ts';
import { useFeedAction } from './feed-list-queries.ts';
import { Question } from '../question.tsx';

/** Asks for confirmation before a feed is retired. Keeps the number of people from when it was opened, which the server compares with the loss. */
export function RetireQuestion({ feed: given, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const [feed] = useState(given);
  const act = useFeedAction(feed);
  const retire = useAction(async () => {
    await act('retire');
    onClose();
  });
  const { name, people } = feed;
  return (
    <Question
      heading={t('retireHeading', { feed: name })}
      no={t('keepFeed')}
      yes={t('retireNow')}
      action={retire}
      onClose={onClose}
    >
      {people > 0 && <p>{t('retirePeople', { count: people })}</p>}
      <p>{t('retireRest')}</p>
      {people > 0 && <p>{t('retireBack')}</p>}
    </Question>
  );
}
