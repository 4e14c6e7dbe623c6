import type { MailTexts } from '../mail-text.ts';

export const english: MailTexts = {
  greeting: 'Hello,',
  greet: ({ first }) => `Dear ${first},`,
  imprint: { phone: 'Phone', email: 'E-mail', vat: 'VAT number' },
  call: 'Would you rather call?',
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
    confirmNewsletter: (shop) => ({
      subject: `Confirm your subscription to the newsletter of ${shop}`,
      paragraphs: [
        `You have asked for the newsletter of ${shop}. Confirm that within 7 days and you will get it.`,
        'Was this not you? Then there is nothing to do: we send nothing that nobody confirms.',
      ],
      action: 'Confirm subscription',
    }),
    newsletterKnown: (shop) => ({
      subject: `You already get the newsletter of ${shop}`,
      paragraphs: [
        `You have asked for the newsletter of ${shop}. You are subscribed already, so there is nothing to do.`,
        'Was this not you? Then nothing has changed.',
      ],
    }),
    newsletterWelcome: (shop) => ({
      subject: `You are subscribed to the newsletter of ${shop}`,
      paragraphs: [
        `From now on you get the newsletter of ${shop}. If you no longer want it, you can end your subscription here at any time.`,
      ],
      action: 'End subscription',
    }),
    contactReceived: (shop, reference) => ({
      subject: `We have received your message to ${shop}`,
      paragraphs: [
        `Thank you for your message to ${shop}. We will answer within one working day. Your reference is ${reference}.`,
        'Was this not you? Then there is nothing to do.',
      ],
    }),
    quotationReceived: (shop, reference) => ({
      subject: `We have received your quotation request to ${shop}`,
      paragraphs: [
        `Thank you for asking ${shop} for a quotation. We will make one and send it to you. Your reference is ${reference}.`,
        'Was this not you? Then there is nothing to do.',
      ],
    }),
    quotationAnswered: (shop, reference) => ({
      subject: `Your quotation ${reference} from ${shop} is ready`,
      paragraphs: [
        `You asked ${shop} for a quotation. Here you see what we offer, what it costs and until when the prices hold. Your reference is ${reference}.`,
        'One button puts all of it in your cart at these prices. Anybody who has this link can do so, too.',
      ],
      action: 'View quotation',
    }),
    companyInvitation: (shop) => ({
      subject: `Invitation to buy together at ${shop}`,
      paragraphs: [
        `You are invited to order at ${shop} for a company. Log in with the account of this email address, or open one, and accept the invitation. It is valid for seven days.`,
        'Do you not know the company? Then there is nothing to do.',
      ],
      action: 'View invitation',
    }),
    approvalRequested: (shop) => ({
      subject: `An order at ${shop} waits for approval`,
      paragraphs: [`A colleague wants to order at ${shop} and asks for approval. You see what is in it, and decide.`],
      action: 'View order',
    }),
    approvalGiven: (shop) => ({
      subject: `Your order at ${shop} is approved`,
      paragraphs: [`You can place your order at ${shop}. The approval holds as long as the order stays as it is.`],
      action: 'Go to the order',
    }),
    approvalRefused: (shop) => ({
      subject: `Your order at ${shop} is not approved`,
      paragraphs: [`Your order at ${shop} has not been approved. The order says why. You can change it and ask again.`],
      action: 'Go to the order',
    }),
    adviceReceived: (shop, reference) => ({
      subject: `We have received your request for advice to ${shop}`,
      paragraphs: [
        `Thank you for asking ${shop} for advice. A consultant will look at your room and get in touch. Your reference is ${reference}.`,
        'Was this not you? Then there is nothing to do.',
      ],
    }),
  },
};
