import { cloudDomain, type RuleKind } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import type { Action } from '../settings-address.ts';
import { AddRule } from './add-rule.tsx';
import { ChangeRule } from './change-rule.tsx';
import { RuleCards } from './rule-cards.tsx';
import { useRules } from './rules-queries.ts';
import { SelfServicePreviewPanel } from './self-service-preview.tsx';

interface RulesSectionProps {
  kind: RuleKind;
  action: Action;
  id: string;
}

/** Self-service rules of organizations or domains. */
export function RulesSection({ kind, action, id }: RulesSectionProps) {
  const { t } = useTranslation('settings');
  const { isPending } = useRules(kind);
  return (
    <>
      <Notice kind="note">
        {kind === 'domains' ? t('domainsExplained', { domain: cloudDomain }) : t('organizationsExplained')}
      </Notice>
      {action === 'add' && <AddRule kind={kind} />}
      {action === 'change' && (id === '' ? <RuleCards kind={kind} /> : <ChangeRule kind={kind} id={id} />)}
      {/* Not before the rules have loaded, which would move it. */}
      {(action === 'add' || !isPending) && <SelfServicePreviewPanel />}
    </>
  );
}
