/** Width of a picture beside text: 72 px, and with letters of twice the size, which need the room, 24 px. */
export const smallPicture = 'max(24px, calc(144px - 4.5rem))';
