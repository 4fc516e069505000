import type { HidingRule } from '@directory/contract';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { Loaded } from '../loaded.tsx';
import cards from '../rules/rules.module.css';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
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
              <ul className={cards.cards} aria-label={t('hiding')}>
                {shown.map((rule) => (
                  <li key={rule.id}>
                    <RuleCard rule={rule} onRemove={() => setLeaving(rule)} />
                  </li>
                ))}
              </ul>
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
  const headingId = useId();
  return (
    <article className={cards.card} aria-labelledby={headingId}>
      <div className={cards.cardHead}>
        <h3 id={headingId}>
          <bdi>{name}</bdi>
        </h3>
        <Link
          className={page.iconLink}
          to={settingsAddress('hiding', 'change', String(rule.id))}
          aria-label={t('changeOf', { name })}
          title={t('changeOf', { name })}
          preventScrollReset
        >
          <IconPencil size={20} stroke={1.5} aria-hidden="true" />
        </Link>
        <IconButton label={t('removeOf', { name })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={page.quiet}>{coverage(rule)}</p>
      <ul className={page.tags} aria-label={t('hiding')}>
        {rule.fields.map((field) => (
          <li key={field} className={page.tag}>
            {labelOf(field)}
          </li>
        ))}
      </ul>
    </article>
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
