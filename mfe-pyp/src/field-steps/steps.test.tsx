import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { stepFields } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { within } from '@testing-library/react';
import { DRAFT_ID, sampleDraft } from '../listing-form/testing/public.ts';
import * as amenities from './amenities.page.tsx';
import * as price from './price.page.tsx';
import * as property from './property.page.tsx';

const STEPS = { property, price, amenities } as const;
const PAGES = ['property', 'price', 'amenities'] as const;

describe.each(LISTING_CATEGORIES)('the form of %s', (category) => {
  it.each(PAGES)('shows exactly the fields of the step %s, each with a control', async (pageName) => {
    const { container, unmount } = await renderPage(STEPS[pageName], {
      url: manageLink({ id: DRAFT_ID, category, pageName }),
      params: { propertyId: DRAFT_ID },
      platform: fakePlatform({
        session: { loggedIn: true },
        answers: {
          'GET /api/v1/property/manage/{propertyId}': sampleDraft(category),
          'GET /api/v1/property/manage/{propertyId}/price': { position: null, comparedWith: '' },
        },
      }),
    });
    const { required, optional } = stepFields(category, pageName);
    const shown = [...container.querySelectorAll<HTMLElement>('[data-field]')];
    expect(shown.map(({ dataset }) => dataset.field)).toEqual([...required, ...optional]);
    for (const element of shown) {
      const field = [...required, ...optional].find((each) => each === element.dataset.field);
      const label = field ? fieldLabel(category, field) : '';
      expect(within(element).getAllByText((text) => text.startsWith(label)).length).toBeGreaterThan(0);
      expect(element.querySelector('input, textarea, button')).not.toBeNull();
    }
    unmount();
  });
});
