import { expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/section';
import { readDocument } from '../draft/read-document';
import { edit, makeDraft, plain, plans, unique } from '../draft/testing/test-site';
import { findContactAddress } from './contact-address';

const withForm = makeCatalogue([{ ...plain, category: 'contact' }, plans, unique]);

it.each([
  ['', /no contact e-mail/],
  ['hello@stillwater.example', /hello@stillwater\.example, an example address/],
  ['me@example.org', /an example address/],
  ['me@shop.EXAMPLE.com', /an example address/],
  ['me@host.invalid', /an example address/],
])('a form whose messages are mailed to “%s” is named', (contactEmail, message) => {
  const draft = makeDraft();
  edit(draft, { edit: 'setSettings', values: { contactEmail } });
  expect(findContactAddress(readDocument(draft), withForm)).toEqual([
    {
      severity: 'warning',
      rule: 'contact',
      message: expect.stringMatching(message),
      record: 'settings',
      path: ['contactEmail'],
    },
  ]);
});

it.each(['me@bakery.com', 'me@examples.org', 'me@my-example.com', 'me@test.de'])(
  'a form whose messages are mailed to %s is in order',
  (contactEmail) => {
    const draft = makeDraft();
    edit(draft, { edit: 'setSettings', values: { contactEmail } });
    expect(findContactAddress(readDocument(draft), withForm)).toEqual([]);
  },
);

it('a site without a form that visitors see needs no address', () => {
  const draft = makeDraft();
  edit(draft, { edit: 'setSection', component: 'c1', values: { status: 'hidden' } });
  expect(findContactAddress(readDocument(draft), withForm)).toEqual([]);
});
