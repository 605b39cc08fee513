/** Whether an entry is a draft, which visitors do not see. */
export const isDraft = ({ value }: { value: object }): boolean => 'draft' in value && value.draft === true;
