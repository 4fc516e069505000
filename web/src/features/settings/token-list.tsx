import { useTranslation } from '../../messages/use-translation.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilteredList } from './filtered-list.tsx';
import { ItemList } from './item-list.tsx';
import { type ListedToken, type TokenDescription, TokenRow } from './token-row.tsx';

interface TokenListProps<Token> {
  section: 'api' | 'scim';
  tokens: readonly Token[];
  describe: (token: Token) => TokenDescription;
  onRevoke: (token: Token) => void;
}

/** The tokens of other systems, each with a button to revoke it. */
export function TokenList<Token extends ListedToken>({ section, tokens, describe, onRevoke }: TokenListProps<Token>) {
  const { t } = useTranslation('settings');
  if (tokens.length === 0) return <EmptyList section={section} text={t('noTokens')} />;
  return (
    <FilteredList items={tokens} label={t('findToken')} noMatch={t('noSuchToken')} nameOf={({ name }) => name}>
      {(shown) => (
        <ItemList label={t('tokens')}>
          {shown.map((token) => (
            <TokenRow key={token.id} token={token} description={describe(token)} onRevoke={() => onRevoke(token)} />
          ))}
        </ItemList>
      )}
    </FilteredList>
  );
}
