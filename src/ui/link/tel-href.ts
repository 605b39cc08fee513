/** A telephone number as a `tel:` URL (RFC 3966), without spaces. */
export const toTelHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
