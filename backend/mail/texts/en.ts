import type { MailTexts } from '../mail-text.ts';

export const english: MailTexts = {
  greeting: 'Hello,',
  farewell: (shop) => `Kind regards,\n${shop}`,
  code: 'Your code:',
  copy: 'If the button does not work, copy this address into your browser:',
  kinds: {
    confirmRegistration: (shop) => ({
      subject: `Confirm your e-mail address for ${shop}`,
      paragraphs: [
        `You have opened an account at ${shop}. Confirm your e-mail address within 24 hours and you can log in.`,
        'Was this not you? Then there is nothing to do: an account nobody confirms is deleted after 7 days.',
      ],
      action: 'Confirm e-mail address',
    }),
    resetPassword: (shop) => ({
      subject: `A new password for ${shop}`,
      paragraphs: [
        'You have asked for a new password. The link works once, within 60 minutes.',
        'Was this not you? Then there is nothing to do: your password stays as it is.',
      ],
      action: 'Choose a new password',
    }),
    confirmEmail: (shop) => ({
      subject: `Confirm your new e-mail address for ${shop}`,
      paragraphs: [
        `You want to use this e-mail address at ${shop} from now on. Log in and confirm it within 24 hours.`,
        'Was this not you? Then there is nothing to do.',
      ],
      action: 'Confirm e-mail address',
    }),
    emailChanging: (shop) => ({
      subject: `Your e-mail address at ${shop} is being changed`,
      paragraphs: [
        'Somebody who knows your password has given another e-mail address for your account. Until that one is confirmed, this one still counts.',
        'Was this not you? Then log in, withdraw the change and choose a new password.',
      ],
    }),
    passwordChanged: (shop) => ({
      subject: `Your password at ${shop} has been changed`,
      paragraphs: [
        'The password of your account has just been changed.',
        'Was this not you? Then ask for a new password at once and contact us.',
      ],
    }),
    accountDeleted: (shop) => ({
      subject: `Your account at ${shop} has been deleted`,
      paragraphs: [
        'Your account and your personal data have been deleted. Only what the law wants kept for the books stays, for as long as it has to.',
      ],
    }),
  },
};
