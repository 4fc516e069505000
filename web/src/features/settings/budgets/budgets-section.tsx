import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { PersonPicker } from '../../../people/picker/person-picker.tsx';
import { Loaded } from '../loaded.tsx';
import styles from '../settings-page.module.css';
import { usePickerWords } from '../use-picker-words.ts';
import { BudgetCard } from './budget-card.tsx';
import { useRevealBudget, useRevealBudgets } from './budget-queries.ts';

/** How many people users have seen: a user who is looked up, and those who reached their limit. */
export function BudgetsSection() {
  const { t } = useTranslation('budget');
  const words = usePickerWords();
  const budgets = useRevealBudgets();
  const [text, setText] = useState('');
  const [login, setLogin] = useState('');
  return (
    <div className={styles.stack}>
      <div className={`${styles.panel} ${styles.narrow}`}>
        <PersonPicker
          label={t('person')}
          value={text}
          words={words}
          onType={setText}
          onChoose={(person) => {
            setText('');
            setLogin(person.login);
          }}
        />
      </div>
      {login !== '' && <Found key={login} login={login} />}
      <h3>{t('list')}</h3>
      <Loaded query={budgets}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{t('nobody')}</p>
          ) : (
            <ul className={styles.stack} aria-label={t('list')}>
              {list.map((budget) => (
                <li key={budget.login}>
                  <BudgetCard budget={budget} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

/** The user who was looked up, with the form open. */
function Found({ login }: { login: string }) {
  const budget = useRevealBudget(login);
  return (
    <Loaded query={budget} skeletons={1}>
      {(found) => <BudgetCard budget={found} isOpen />}
    </Loaded>
  );
}
