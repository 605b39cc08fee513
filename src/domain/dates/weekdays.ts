/** The days of the week as in the content. Sunday is index 0, as in JavaScript. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
