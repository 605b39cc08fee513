/** Whether an entry is kept from visitors until its mark is taken away. */
export const isDraft = ({ value }: { value: object }): boolean => 'draft' in value && value.draft === true;
