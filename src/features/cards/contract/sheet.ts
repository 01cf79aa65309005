/** Number of cards on a page of a printing sheet. */
export const cardsPerPage = 10;
