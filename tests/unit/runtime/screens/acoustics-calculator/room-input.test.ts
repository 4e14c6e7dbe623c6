import { describe, expect, it } from 'vitest';
import { initialRoom, roomInput } from '#runtime/screens/acoustics-calculator/room-input.ts';

describe('the room that the calculator begins with', () => {
  it('is an office where a site says nothing else', () => {
    expect(initialRoom({})).toMatchObject({
      room: '?use=office',
      read: { ok: true, given: { room: { use: 'office' } } },
    });
  });

  it('has the use that the site names, as if its address had been asked for', () => {
    const room = initialRoom({ roomUse: 'music' });
    expect(room).toMatchObject({ fields: { use: 'music' }, read: { ok: true, given: { room: { use: 'music' } } } });
    expect(roomInput(new URLSearchParams(room.room))).toEqual(room);
  });
});
