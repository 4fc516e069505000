import { useState, type SubmitEvent } from 'react';
import { useNavigate } from '../../navigation/navigation.tsx';
import styles from './header-search-form.module.css';
import { resultsAddress } from './search-address.ts';
import { SearchBox } from './search-box.tsx';

/** The search form in the header: suggests the best matches while typing, and links to all of them on the results page. */
export function HeaderSearchForm({ hasFocusAtStart }: { hasFocusAtStart: boolean }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const results = resultsAddress({ globalQuery: text });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void navigate(results);
  }

  return (
    // Not all supported browsers have <search>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <form role="search" className={styles.form} onSubmit={submit}>
      <SearchBox value={text} onChange={setText} isInHeader hasFocusAtStart={hasFocusAtStart} results={results} />
    </form>
  );
}
