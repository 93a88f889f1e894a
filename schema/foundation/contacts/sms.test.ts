import { describe, expect, it } from 'vitest';
import { smsSize } from './sms.ts';

describe('smsSize', () => {
  it('CUSTOM-32: one message holds 160 characters', () => {
    expect(smsSize('a'.repeat(160), ['FR'])).toMatchObject({ limit: 160, messages: 1, segments: 1 });
    expect(smsSize('a'.repeat(161), ['FR'])).toMatchObject({ messages: 2, segments: 2 });
  });

  it('CUSTOM-33, CUSTOM-34: 157 where one of the countries is Brazil', () => {
    expect(smsSize('a'.repeat(158), ['FR', 'BR'])).toMatchObject({ limit: 157, messages: 2 });
    expect(smsSize('a'.repeat(157), ['br'])).toMatchObject({ limit: 157, messages: 1 });
  });

  it('CUSTOM-35: counts messages by the limit, and segments as carriers cut them', () => {
    expect(smsSize('a'.repeat(320), ['FR'])).toMatchObject({ messages: 2, segments: 3 });
    expect(smsSize('', ['FR'])).toMatchObject({ characters: 0, messages: 0, segments: 0 });
  });

  it('CUSTOM-31: a character outside the GSM alphabet makes the message short; some inside it count twice', () => {
    expect(smsSize('é€', ['FR'])).toMatchObject({ encoding: 'GSM-7', characters: 3 });
    expect(smsSize('ギフト', ['JP'])).toMatchObject({ encoding: 'UCS-2', characters: 3, limit: 70 });
    expect(smsSize('🎁'.repeat(35), ['FR'])).toMatchObject({ characters: 70, messages: 1 });
    expect(smsSize('🎁'.repeat(36), ['FR', 'BR'])).toMatchObject({ limit: 67, messages: 2, segments: 2 });
  });

  it('CUSTOM-35: a character of two places is in one part or in the next, never in both', () => {
    // 306 places are twice 153, but the euro sign would lie across the cut.
    const euro = `${'a'.repeat(152)}€${'a'.repeat(152)}`;
    expect(smsSize(euro, ['FR'])).toMatchObject({ characters: 306, messages: 2, segments: 3 });
    // 67 places hold 33 of these, with one place left empty.
    expect(smsSize('🎁'.repeat(66), ['FR'])).toMatchObject({ characters: 132, segments: 2 });
    expect(smsSize('🎁'.repeat(67), ['FR'])).toMatchObject({ characters: 134, messages: 2, segments: 3 });
  });
});
