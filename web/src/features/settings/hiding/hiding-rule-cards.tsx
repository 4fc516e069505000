import type { HidingRule } from '@directory/contract';
import { useId, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { Item, ItemList } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useItemActions } from '../use-item-actions.tsx';
import { useHidingRuleChanges, useHidingRules } from './hiding-queries.ts';
import { useRuleName } from './hiding-words.ts';

/** A card for each rule: whom it applies to and what it hides. */
export function HidingRuleCards() {
  const { t } = useTranslation('settings');
  const rules = useHidingRules();
  const nameOf = useRuleName();
  const [leaving, setLeaving] = useState<HidingRule>();
  return (
    <Loaded query={rules}>
      {(list) => (
        <>
          {list.length === 0 && <EmptyList section="hiding" text={t('noHidingRules')} />}
          <FilteredList items={list} label={t('findRule')} noMatch={t('noSuchRule')} nameOf={nameOf}>
            {(shown) => (
              <ItemList label={t('hiding')} look="cards">
                {shown.map((rule) => (
                  <RuleCard key={rule.id} rule={rule} onRemove={() => setLeaving(rule)} />
                ))}
              </ItemList>
            )}
          </FilteredList>
          {leaving !== undefined && <Removal rule={leaving} onClose={() => setLeaving(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

/** Returns how many people a rule applies to. */
function useCoverage(): (rule: HidingRule) => string {
  const { t } = useTranslation('settings');
  return ({ appliesToCount: count }) => t('appliesTo', { count });
}

function RuleCard({ rule, onRemove }: { rule: HidingRule; onRemove: () => void }) {
  const { t } = useTranslation('settings');
  const labelOf = useFieldLabel();
  const name = useRuleName()(rule);
  const coverage = useCoverage();
  const { change, remove } = useItemActions();
  const headingId = useId();
  return (
    <Item
      label={name}
      name={
        <h3 id={headingId}>
          <bdi>{name}</bdi>
        </h3>
      }
      headingId={headingId}
      summary={coverage(rule)}
      actions={[change(name, settingsAddress('hiding', 'change', String(rule.id))), remove(name, onRemove)]}
    >
      <ul className={page.tags} aria-label={t('hiding')}>
        {rule.fields.map((field) => (
          <li key={field} className={page.tag}>
            {labelOf(field)}
          </li>
        ))}
      </ul>
    </Item>
  );
}

function Removal({ rule, onClose }: { rule: HidingRule; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const id = useRuleName()(rule);
  const coverage = useCoverage();
  const navigateWithNotice = useNavigateWithNotice();
  const { remove } = useHidingRuleChanges();
  const removal = useAction(
    async () => {
      await remove(rule);
      onClose();
      navigateWithNotice(settingsAddress('hiding'), t('ruleRemoved', { id }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval heading={t('ruleRemoval', { id })} removal={removal} onClose={onClose}>
      <p>{coverage(rule)}</p>
      <p>{t('hidingRemovalText')}</p>
    </ConfirmRemoval>
  );
}
