import { z } from 'zod';
import { copy } from './kinds';
import { serviceText } from './service-text';

const group = <K extends string>(id: string, description: string, fields: Record<K, string>) =>
  z
    .strictObject(
      Object.fromEntries(Object.entries(fields).map(([key, what]) => [key, copy(what as string)])) as Record<K, ReturnType<typeof copy>>,
    )
    .meta({ id, description });

/** content/text.yaml: the small words of the site, by the place where they stand. */
export const text = z
  .strictObject({
    bar: group('BarText', 'The bar and the mobile menu', {
      skip: 'The link for keyboard users that jumps over the bar',
      home: 'What the wordmark says to screen readers',
      navigation: 'The name of the navigation for screen readers',
      open_menu: 'The burger, for screen readers',
      close_menu: 'The burger while the menu is open, for screen readers',
      shop: 'The button that opens the shop chooser',
      new_tab: 'What screen readers add to a link that opens a new tab',
    }),
    partners: group('PartnersText', 'The partners panel, overlay and index', {
      panel_title: 'The label over the panel',
      overlay_title: 'The title of the full-screen overlay',
      overlay_count: 'The count beside it',
      close: 'The close arrow, for screen readers',
      filter: 'The name of the filter for screen readers',
      all: 'The filter that shows all',
      index: 'The link at the right of the panel, to the index by category',
    }),
    shops: group('ShopsText', 'The shop chooser', {
      title: 'The title of the dialog',
      close: 'The close button, for screen readers',
    }),
    newsletter: group('NewsletterText', 'The newsletter', {
      heading: 'The line beside the form',
      label: 'The label of the field',
      submit: 'The button',
      success_summary: 'The first line of the notice after subscribing',
      success_detail: 'The second line of it',
      failure_summary: 'The first line of the notice when it failed',
      failure_detail: 'The second line of it',
      no_connection: 'Beside the form, when the service could not be reached',
      service_away: 'Beside the form, when the service answered that it is not well, without words of its own',
      unexpected_answer: 'Beside the form, when the service answered something else, without words of its own',
    }),
    toast: group('ToastText', 'The notices over a page', { close: 'The close button, for screen readers' }),
    footer: group('FooterText', 'The footer', {
      showrooms: 'The label over the showrooms',
      questions: 'The label over the questions',
      catalogue: 'The label over the catalogue',
      links: 'The name of the links for screen readers',
      social: 'The name of the social pages for screen readers',
    }),
    showroom: group('ShowroomText', 'A showroom', {
      address: 'The label of the address',
      hours: 'The label of the hours',
      phone: 'The label of the telephones',
      to: 'The word between two days: Monday to Friday',
      today: 'The label of the line that says whether it is open',
      open_now: 'That line while it is open, before the time when it closes',
      closes: 'The word before that time',
      opens: 'That line while it is closed, before the day and the time when it opens',
    }),
    brand: group('BrandText', 'Brand pages', {
      plate: 'The word before the number of a picture',
      facts: 'The name of the facts for screen readers',
      origin: 'The label of the country',
      founded: 'The label of the year',
      category: 'The label of the categories',
      on_show: 'The label of the showrooms, and the word before them in collections',
      to_order: 'What a collection says that no showroom has on the floor',
      website: 'The label of the website',
      gallery: 'The name of the gallery for screen readers',
      collections: 'The heading of the collections',
      inquire: 'The words before the name of the brand in the large line',
      inquire_action: 'The button beside it',
      service: 'The link to the service page',
      related: 'The label over the related articles',
      previous: 'The label of the previous brand or article',
      next: 'The label of the next brand or article',
      siblings: 'The name of previous and next for screen readers',
    }),
    article: group('ArticleText', 'Articles', {
      news: 'The word for news',
      event: 'The word for an event',
      minute: 'The word after a reading time of one minute',
      minutes: 'The word after a longer reading time',
      read: 'The link to the lead article',
      brands: 'The label over the brands of an article',
      when: 'The label of the time of an event',
      where: 'The label of the place of an event',
    }),
    news: group('NewsText', 'News and events', {
      filter: 'The name of the filter for screen readers',
      all: 'The filter that shows all',
      news: 'The filter that shows news',
      events: 'The filter that shows events',
      coming: 'The label over the events to come',
      none: 'What stands there when the filter finds nothing',
      details: 'The link to an event',
    }),
    careers: group('CareersText', 'Openings', {
      open: 'The word after the number of openings',
      closes: 'The word before the last day to apply',
      asks: 'The label over what we ask',
      apply: 'The button',
    }),
    form: group('FormText', 'Forms', {
      optional: 'The word beside a field that may stay empty',
      choose: 'The first choice of a list, before one is made',
      kinds: 'The label over the other forms',
      problem: 'What to say when a field is missing or wrong and has no words of its own',
      one_problem: 'Beside the button, when one field needs attention',
      many_problems: 'Beside the button, when several fields need attention',
      sending: 'The button while it sends',
      failed: 'When the form could not be sent; the text stays',
      reference: 'The label of the reference number',
      home: 'The link after sending',
    }),
    fault: group('FaultText', 'The error page where a page broke or could not be fetched', {
      title: 'The heading',
      broken: 'That the page itself went wrong',
      unreachable: 'That the page could not be fetched',
      retry: 'The button that opens it again',
      home: 'The link home',
    }),
    service: serviceText,
    loading: group('LoadingText', 'Loading', { label: 'What screen readers hear while a page loads' }),
  })
  .meta({ id: 'ContentText', description: 'The small words of the site' });
