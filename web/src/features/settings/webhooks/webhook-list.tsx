import type { Webhook } from '@directory/contract';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { EmptyList } from '../empty-list.tsx';
import { ItemList } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import styles from '../settings-page.module.css';
import { WebhookRemoval } from './webhook-removal.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { useWebhooks } from './webhook-queries.ts';

/** The webhooks with their state, and buttons to test, toggle and remove each. */
export function WebhookList() {
  const { t } = useTranslation('settings');
  const webhooks = useWebhooks();
  const [leaving, setLeaving] = useState<Webhook>();
  return (
    <div className={styles.stack}>
      <Loaded query={webhooks}>
        {(list) =>
          list.length === 0 ? (
            <EmptyList section="webhooks" text={t('webhookNone')} />
          ) : (
            <ItemList label={t('webhooks')}>
              {list.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onRemove={() => setLeaving(webhook)} />
              ))}
            </ItemList>
          )
        }
      </Loaded>
      {leaving !== undefined && <WebhookRemoval webhook={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}
