/** The fields that Google requires of a type (Google Search Central, “Structured data markup that Google Search supports”). */
export interface GoogleFields {
  /** The title of the page that lists them. */
  source: string;
  required: string[];
  recommended: string[];
}

export const googleFields = {
  Organization: {
    source: 'Organization (Organization) structured data',
    required: [],
    recommended: [
      'address',
      'alternateName',
      'contactPoint',
      'contactPoint.telephone',
      'contactPoint.email',
      'description',
      'email',
    ].concat(['foundingDate', 'legalName', 'logo', 'name', 'numberOfEmployees', 'sameAs', 'taxID', 'telephone', 'url', 'vatID']),
  },
  WebSite: { source: 'Provide a site name to Google Search', required: ['name', 'url'], recommended: ['alternateName'] },
  LocalBusiness: {
    source: 'Local business (LocalBusiness) structured data',
    required: ['address', 'name'],
    recommended: [
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
    ]
      .concat(['aggregateRating', 'department', 'geo', 'openingHoursSpecification', 'openingHoursSpecification.dayOfWeek'])
      .concat(['openingHoursSpecification.opens', 'openingHoursSpecification.closes', 'priceRange', 'review', 'telephone', 'url']),
  },
  BreadcrumbList: {
    source: 'Breadcrumb (BreadcrumbList) structured data',
    required: ['itemListElement', 'itemListElement.item', 'itemListElement.name', 'itemListElement.position'],
    recommended: [],
  },
  NewsArticle: {
    source: 'Article (Article, NewsArticle, BlogPosting) structured data',
    required: [],
    recommended: ['author', 'author.name', 'author.url', 'dateModified', 'datePublished', 'headline', 'image'],
  },
  Event: {
    source: 'Event (Event) structured data',
    required: ['location', 'location.address', 'name', 'startDate'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'location.name', 'offers', 'organizer', 'organizer.name'].concat([
      'organizer.url',
      'performer',
      'previousStartDate',
    ]),
  },
  JobPosting: {
    source: 'Job posting (JobPosting) structured data',
    required: ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'jobLocation.address.addressCountry', 'title'],
    recommended: ['applicantLocationRequirements', 'baseSalary', 'directApply', 'employmentType', 'identifier', 'jobLocationType'].concat([
      'validThrough',
    ]),
  },
  FAQPage: {
    source: 'FAQ (FAQPage, Question, Answer) structured data',
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
  },
} satisfies Record<string, GoogleFields>;
