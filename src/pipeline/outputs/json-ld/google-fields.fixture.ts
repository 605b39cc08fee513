/** The fields that Google requires of a type (Google Search Central, “Structured data markup that Google Search supports”). */
export interface GoogleFields {
  /** The title of the page that lists them. */
  source: string;
  required: string[];
  recommended: string[];
}

const fields = (source: string, required: string, recommended: string): GoogleFields => ({
  source,
  required: required.split(' ').filter(Boolean),
  recommended: recommended.split(' ').filter(Boolean),
});

const organization =
  'address alternateName contactPoint contactPoint.telephone contactPoint.email description email foundingDate legalName logo name ' +
  'numberOfEmployees sameAs taxID telephone url vatID';
const business =
  'address.streetAddress address.addressLocality address.addressRegion address.postalCode address.addressCountry aggregateRating department ' +
  'geo openingHoursSpecification openingHoursSpecification.dayOfWeek openingHoursSpecification.opens openingHoursSpecification.closes ' +
  'priceRange review telephone url';
const event =
  'description endDate eventStatus image location.name offers organizer organizer.name organizer.url performer previousStartDate';
const job = 'applicantLocationRequirements baseSalary directApply employmentType identifier jobLocationType validThrough';

export const googleFields = {
  Organization: fields('Organization (Organization) structured data', '', organization),
  WebSite: fields('Provide a site name to Google Search', 'name url', 'alternateName'),
  LocalBusiness: fields('Local business (LocalBusiness) structured data', 'address name', business),
  BreadcrumbList: fields(
    'Breadcrumb (BreadcrumbList) structured data',
    'itemListElement itemListElement.item itemListElement.name itemListElement.position',
    '',
  ),
  NewsArticle: fields(
    'Article (Article, NewsArticle, BlogPosting) structured data',
    '',
    'author author.name author.url dateModified datePublished headline image',
  ),
  Event: fields('Event (Event) structured data', 'location location.address name startDate', event),
  JobPosting: fields(
    'Job posting (JobPosting) structured data',
    'datePosted description hiringOrganization jobLocation jobLocation.address.addressCountry title',
    job,
  ),
  FAQPage: fields(
    'FAQ (FAQPage, Question, Answer) structured data',
    'mainEntity mainEntity.name mainEntity.acceptedAnswer mainEntity.acceptedAnswer.text',
    '',
  ),
};
