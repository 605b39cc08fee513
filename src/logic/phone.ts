/** A telephone number as a `tel:` address (RFC 3966), without its spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
