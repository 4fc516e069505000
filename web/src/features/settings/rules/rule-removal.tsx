import type { RuleKind, SelfServiceRule } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { settingsAddress } from '../settings-address.ts';
import { useAction } from '../use-action.ts';
import { useRuleCoverage } from './rule-coverage.ts';
import { useRuleChanges } from './rules-queries.ts';

interface RuleRemovalProps {
  kind: RuleKind;
  rule: SelfServiceRule;
  onClose: () => void;
}

export function RuleRemoval({ kind, rule, onClose }: RuleRemovalProps) {
  const { t } = useTranslation('settings');
  const coverage = useRuleCoverage();
  const navigateWithNotice = useNavigateWithNotice();
  const { remove } = useRuleChanges(kind);
  const removal = useAction(
    async () => {
      await remove(rule.id, rule.version);
      onClose();
      navigateWithNotice(settingsAddress(kind), t('ruleRemoved', { id: rule.id }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval heading={t('ruleRemoval', { id: rule.id })} removal={removal} onClose={onClose}>
      <p>{coverage(rule)}</p>
      <p>{kind === 'organizations' ? t('organizationRemovalText') : t('domainRemovalText')}</p>
    </ConfirmRemoval>
  );
}
