import { getSearchUrl } from '../../domain/search';
import { toScriptText } from '../../runtime/island';
import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { type Messages, useMessages } from '../../ui/messages';
import * as buttonStyles from '../../ui/button.module.css';

/** The texts of the search dialog. */
export type SearchTexts = Pick<Messages, 'search'> & { readonly bar: Pick<Messages['bar'], 'new_tab'> };

/**
 * A link to the search page, and the texts of the dialog that opens in its place (`search-link.ts`). The names of the brands stand
 * in their panel.
 */
export function SearchLink() {
  const { bar, search } = useMessages();
  const texts: SearchTexts = { bar: { new_tab: bar.new_tab }, search };
  return (
    <>
      <a href={getSearchUrl()} data-search>
        <Icon name="search" />
        <span className={classNames(kit.hidden, buttonStyles.hint)}>{search.title}</span>
      </a>
      <script id="search-texts" type="application/json" dangerouslySetInnerHTML={{ __html: toScriptText(texts) }} />
    </>
  );
}
