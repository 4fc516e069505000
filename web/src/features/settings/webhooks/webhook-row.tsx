import type { Webhook } from '@directory/contract';
import { useId, useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { SentenceWithActor } from '../actor.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Item } from '../item-list.tsx';
import { NamedButton } from '../named-button.tsx';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useItemActions } from '../use-item-actions.tsx';
import { useWebhookChanges } from './webhook-queries.ts';
import { WebhookOff } from './webhook-off.tsx';
import { useWebhookProblem, WebhookDelivery, WebhookFault } from './webhook-state.tsx';

/** A webhook with its state and its buttons. */
export function WebhookRow({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const problemOf = useWebhookProblem();
  const { remove } = useItemActions();
  const headingId = useId();
  const changes = useWebhookChanges();
  const [tested, setTested] = useState<{ kind: 'done' | 'failure'; text: string }>();
  const { id, name, url, events, createdAt, createdBy, createdByPerson, stoppedBecause } = webhook;
  const isOn = stoppedBecause === null;
  const [isLeaving, setIsLeaving] = useState(false);
  const turningOn = useAction(async () => void (await changes.turn(id, true)));
  const testing = useAction(async () => {
    setTested(undefined);
    const { problem, status } = await changes.test(id);
    setTested(
      problem === null
        ? { kind: 'done', text: t('webhookTested', { name }) }
        : { kind: 'failure', text: t('webhookTestFailed', { name, problem: problemOf(problem, status) }) },
    );
  });
  const time = format.moment(new Date(createdAt));
  return (
    <Item
      label={name}
      name={
        <span id={headingId} className={styles.rowName}>
          <bdi>{name}</bdi>
        </span>
      }
      summary={<bdi dir="ltr">{url}</bdi>}
      flag={<WebhookFault webhook={webhook} />}
      actions={[remove(name, onRemove)]}
    >
      <p className={styles.quiet}>{events.map((event) => t(`webhookEvent.${event}`)).join(', ')}</p>
      <p className={styles.quiet}>
        <SentenceWithActor text={(by) => t('madeBy', { time, name: by })} name={createdBy} person={createdByPerson} />
      </p>
      <WebhookDelivery webhook={webhook} />
      <div className={`${styles.buttons} ${styles.rowButtons}`}>
        <NamedButton headingId={headingId} isRunning={testing.isRunning} onClick={() => void testing.run()}>
          {t('webhookTest')}
        </NamedButton>
        <NamedButton
          headingId={headingId}
          isRunning={turningOn.isRunning}
          onClick={() => (isOn ? setIsLeaving(true) : void turningOn.run())}
        >
          {isOn ? t('webhookTurnOff') : t('webhookTurnOn')}
        </NamedButton>
      </div>
      {tested !== undefined && <Notice kind={tested.kind}>{tested.text}</Notice>}
      <FailureNotice failure={testing.failure ?? turningOn.failure} />
      {isLeaving && <WebhookOff webhook={webhook} onClose={() => setIsLeaving(false)} />}
    </Item>
  );
}
