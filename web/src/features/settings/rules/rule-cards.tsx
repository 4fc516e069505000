import { alwaysEditableFields, cloudDomain, type RuleKind, type SelfServiceRule } from '@directory/contract';
import { useId, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Breakable } from '../../../ui/breakable.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { Item, ItemList } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useItemActions } from '../use-item-actions.tsx';
import { RuleRemoval } from './rule-removal.tsx';
import { useRuleCoverage } from './rule-coverage.ts';
import { useRules } from './rules-queries.ts';

/** A card for each rule: who it applies to and which fields it allows. */
export function RuleCards({ kind }: { kind: RuleKind }) {
  const { t } = useTranslation('settings');
  const rules = useRules(kind);
  const [leaving, setLeaving] = useState<SelfServiceRule>();
  return (
    <Loaded query={rules}>
      {(list) => (
        <>
          {list.length === 0 && <EmptyList section={kind} text={t('noRules')} />}
          <FilteredList items={list} label={t('findRule')} noMatch={t('noSuchRule')} nameOf={({ id }) => id}>
            {(shown) => (
              <ItemList label={t(kind)} look="cards">
                {shown.map((rule) => (
                  <RuleCard key={rule.id} kind={kind} rule={rule} onRemove={() => setLeaving(rule)} />
                ))}
              </ItemList>
            )}
          </FilteredList>
          {leaving !== undefined && <RuleRemoval kind={kind} rule={leaving} onClose={() => setLeaving(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

interface RuleCardProps {
  kind: RuleKind;
  rule: SelfServiceRule;
  onRemove: () => void;
}

function RuleCard({ kind, rule, onRemove }: RuleCardProps) {
  const { t } = useTranslation('settings');
  const { t: profile } = useTranslation('profile');
  const { change, remove } = useItemActions();
  const coverage = useRuleCoverage();
  const headingId = useId();
  const isCloud = kind === 'domains' && rule.id.toUpperCase() === cloudDomain;
  return (
    <Item
      label={rule.id}
      name={
        <h3 id={headingId}>
          <bdi>
            <Breakable text={rule.id} />
          </bdi>
        </h3>
      }
      headingId={headingId}
      summary={
        <>
          {isCloud && `${t('cloudManaged')} `}
          {coverage(rule)}
        </>
      }
      actions={[change(rule.id, settingsAddress(kind, 'change', rule.id)), remove(rule.id, onRemove)]}
    >
      <ul className={page.tags} aria-label={t('ruleFields')}>
        {[...rule.allowedAttributes, ...alwaysEditableFields].map((field) => (
          <li key={field} className={page.tag}>
            {profile(field)}
          </li>
        ))}
      </ul>
    </Item>
  );
}
