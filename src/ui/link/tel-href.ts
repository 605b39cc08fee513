/** A telephone number as a `tel:` address (RFC 3966), without its spaces. */
export const toTelHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
