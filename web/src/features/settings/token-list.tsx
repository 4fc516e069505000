import { useTranslation } from '../../messages/use-translation.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilteredList } from './filtered-list.tsx';
import styles from './settings-page.module.css';
import { type ListedToken, TokenRow } from './token-row.tsx';

interface TokenListProps<Token> {
  section: 'api' | 'scim';
  tokens: readonly Token[];
  /** What a token may do, one line each. */
  factsOf: (token: Token) => readonly string[];
  onRevoke: (token: Token) => void;
}

/** The tokens of other systems, each with a button to revoke it. */
export function TokenList<Token extends ListedToken>({ section, tokens, factsOf, onRevoke }: TokenListProps<Token>) {
  const { t } = useTranslation('settings');
  if (tokens.length === 0) return <EmptyList section={section} text={t('noTokens')} />;
  return (
    <FilteredList items={tokens} label={t('findToken')} noMatch={t('noSuchToken')} nameOf={({ name }) => name}>
      {(shown) => (
        <ul className={styles.rows} aria-label={t('tokens')}>
          {shown.map((token) => (
            <TokenRow key={token.id} token={token} facts={factsOf(token)} onRevoke={() => onRevoke(token)} />
          ))}
        </ul>
      )}
    </FilteredList>
  );
}
