/** Stars of the best review, and stars that are drawn. */
export const maxStars = 5;
