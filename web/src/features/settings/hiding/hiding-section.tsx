import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import type { Action } from '../settings-address.ts';
import { AddHidingRule } from './add-hiding-rule.tsx';
import { ChangeHidingRule } from './change-hiding-rule.tsx';
import { HiddenPeople } from './hidden-people.tsx';
import { HidingRuleCards } from './hiding-rule-cards.tsx';

/** Rules that hide fields of groups of people, and the people with individually hidden fields. */
export function HidingSection({ action, id }: { action: Action; id: string }) {
  const { t } = useTranslation('settings');
  if (action === 'add') return <AddHidingRule />;
  if (id !== '') return <ChangeHidingRule id={id} />;
  return (
    <>
      <Notice kind="note">{t('hidingExplained')}</Notice>
      <HidingRuleCards />
      <HiddenPeople />
    </>
  );
}
