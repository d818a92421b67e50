import { CITIES } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, DEFAULT_CATEGORY, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { SEARCH_CONTEXT_PATH } from '@aangan/shared-kit/links/search-context';
import { Form } from '@aangan/shared-kit/platform/router';
import { NOT_FOUND_WORDS } from './not-found.words.ts';
import styles from './place-search.module.css';

/**
 * A search by a typed place, which the search page resolves. It is a GET form, so it works without JavaScript.
 * @param city slug of the city that is chosen at first
 */
export function PlaceSearch({ city }: { city: string }) {
  return (
    <search className={styles.search}>
      <Form method="get" action={SEARCH_CONTEXT_PATH} className={styles.form}>
        <label>
          {NOT_FOUND_WORDS.kind}
          <select name="type" defaultValue={DEFAULT_CATEGORY}>
            {LISTING_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_FACTS[category].tab}
              </option>
            ))}
          </select>
        </label>
        <label>
          City
          <select name="city" defaultValue={city}>
            {CITIES.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.place}>
          Where
          <input type="search" name="q" placeholder={NOT_FOUND_WORDS.place} autoComplete="off" maxLength={80} />
        </label>
        <button type="submit">Search</button>
      </Form>
    </search>
  );
}
