import { longestTokenName, maxWebhookUrlLength, webhookEvents } from '@directory/contract';
import type { WebhookEvent } from '@directory/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Choices } from '../choices.tsx';
import { CopyValue } from '../copy-value.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { NewSecret } from '../new-secret.tsx';
import styles from '../settings-page.module.css';
import { TokenNameField } from '../token-name-field.tsx';
import { useAction } from '../use-action.ts';
import { useRejectedFields } from '../use-rejected-fields.ts';
import { useWebhookChanges } from './webhook-queries.ts';

/** The form for a new webhook, whose secret is then shown once. */
export function AddWebhook() {
  const { t } = useTranslation('settings');
  const { add } = useWebhookChanges();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [isChecked, setIsChecked] = useState(false);
  const [secret, setSecret] = useState<string>();
  const isUrl = isWebAddress(url.trim());
  const adding = useAction(async () => {
    const made = await add({ name: name.trim(), url: url.trim(), events: [...events] });
    setSecret(made.secret);
  });
  const { faults, rest } = useRejectedFields(form, adding.failure, {
    name: { value: name, longest: longestTokenName },
    url: {
      value: url,
      longest: maxWebhookUrlLength,
      codes: ['webhook.url-not-allowed'],
      // The form itself rejects everything else.
      wrong: t('webhookUrlParts'),
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const [nameInput, urlInput, firstEvent] = event.currentTarget.querySelectorAll('input');
    if (name.trim() === '') nameInput?.focus();
    else if (!isUrl) urlInput?.focus();
    else if (events.length === 0) firstEvent?.focus();
    else void adding.run();
  }

  if (secret !== undefined) {
    return (
      <NewSecret section="webhooks" heading={t('webhookMade', { name: name.trim() })} warning={t('webhookSecretOnce')}>
        <CopyValue label={t('webhookSecret')} hint={t('webhookSecretHint')} value={secret} />
      </NewSecret>
    );
  }
  return (
    <form
      ref={form}
      className={`${styles.panel} ${styles.narrow}`}
      aria-label={t('webhookAdd')}
      noValidate
      onChange={adding.clearFailure}
      onSubmit={submit}
    >
      <h3>{t('webhookAdd')}</h3>
      <TokenNameField
        hint={t('webhookNameHint')}
        value={name}
        isChecked={isChecked}
        fault={faults.name}
        onChange={setName}
      />
      <Field
        label={t('webhookUrl')}
        hint={t('webhookUrlHint')}
        fault={isChecked && !isUrl ? t('webhookUrlBad') : faults.url}
      >
        {(control) => (
          <input
            {...control}
            type="url"
            value={url}
            maxLength={maxWebhookUrlLength}
            autoComplete="off"
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Choices
        label={t('webhookEvents')}
        names={webhookEvents}
        labelOf={(event) => t(`webhookEvent.${event}`)}
        chosen={events}
        fault={isChecked && events.length === 0 ? t('webhookEventsMissing') : undefined}
        onChange={setEvents}
      />
      <FailureNotice isInForm failure={rest} />
      <FormButtons section="webhooks" label={t('webhookAdd')} isRunning={adding.isRunning} />
      <LeaveGuard isChanged={name.trim() !== '' || url.trim() !== '' || events.length < webhookEvents.length} />
    </form>
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}
