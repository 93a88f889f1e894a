import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { customized, written } from '../../testing/data/customizationData.ts';
import { type Answers, type Call, renderScreen } from '../../testing/renderScreen.tsx';
import { CustomizationScreen } from './CustomizationScreen.tsx';

const ALL: Ability[] = ['viewPromotions', 'editPromotionsCustomization'];
const ADDRESS = '/advertiser/7/promotion/9/edit/customization';

interface Options {
  over?: object;
  abilities?: readonly Ability[];
  answers?: Answers;
  query?: string;
}

async function show({ over = {}, abilities = ALL, answers = {}, query = '' }: Options = {}) {
  const renderResult = await renderScreen(<CustomizationScreen advertiserId="7" promotionId="9" />, {
    abilities,
    url: `${ADDRESS}${query}`,
    answers: { CustomizationScreen: () => ({ data: { promotion: customized(over) } }), ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'What recipients see' });
  await waitFor(() => expect(screen.queryAllByText(/^(Edit|Nothing to customize yet)/)).not.toHaveLength(0));
  return renderResult;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const inputs = (calls: readonly Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ variables }) => variables.input);

test('CUSTOM-1, CUSTOM-2, CUSTOM-3, CUSTOM-4, CUSTOM-5, CUSTOM-6, CUSTOM-7, CUSTOM-8, CUSTOM-9, CUSTOM-10, CUSTOM-11, CUSTOM-48: the tab for editing holds the whole look', async () => {
  await show();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Edit', 'Screens']);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    expect.arrayContaining(['Default', 'Legacy']),
  );
  for (const name of ['Main text', 'Components', 'Text of components', 'Background'])
    expect(box(name)).toBeTruthy();
  for (const name of ['Logo', 'Background picture'])
    expect(screen.getByRole('button', { name: `Add a picture: ${name}` })).toBeTruthy();
  expect(screen.getAllByRole('switch')).toHaveLength(5);
});

test('CUSTOM-2: the theme is no choice where the experience has one look', async () => {
  const { experience } = customized();
  await show({ over: { experience: { ...experience, supportedRedemptionFlow: ['facelift'] } } });
  expect(screen.queryByRole('radio', { name: 'Legacy' })).toBeNull();
});

test('CUSTOM-43: a color that is not hexadecimal says so, marks its tab and is not saved', async () => {
  const { calls } = await show();
  type('Main text', 'red');
  await press('Save');
  expect(await screen.findByText('Hexadecimal only')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Edit: has errors' })).toBeTruthy();
  expect(inputs(calls, 'CustomizationEditorSaveLook')).toEqual([]);
});

test('a text that is hard to read on its ground is warned of, and the nearest color that is not is a press away', async () => {
  await show();
  type('Main text', '#bbbbbb');
  expect(await screen.findByText('Main text is hard to read on Background')).toBeTruthy();
  await press(/^Use #/);
  expect(screen.queryByText('Main text is hard to read on Background')).toBeNull();
  expect(box('Main text').value).toMatch(/^#[0-9a-f]{6}$/);
});

describe('the screens', () => {
  const query = '?part=screens';

  it('CUSTOM-12, CUSTOM-26, CUSTOM-28: are listed as the recipient meets them, each with its step', async () => {
    await show({ query });
    const list = screen.getByRole('list', { name: 'Screens of the redemption flow' });
    expect(
      within(list)
        .getAllByRole('button')
        .map((one) => one.textContent?.replace(/^\d+/, '')),
    ).toEqual([
      ...['SMS activation', 'Code entry', 'Authentication', 'Success', 'E-mail delivery'],
      ...['Promotion Not Available', 'User Not Eligible', 'Unexpected Error'],
    ]);
    expect(screen.getByRole('heading', { name: /^Screen 1 of 8\s*SMS activation$/ })).toBeTruthy();
  });

  it('CUSTOM-18: authentication is called Reward Selection where recipients choose', async () => {
    await show({ query, over: { flowSettings: { ...customized().flowSettings, multipleRewards: true } } });
    expect(screen.getByRole('button', { name: /Reward Selection/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Authentication/ })).toBeNull();
  });

  it('CUSTOM-29, CUSTOM-30, CUSTOM-46: an empty text shows whose is said in its place', async () => {
    const screens = [
      written('advertiser', { screen: 'email_delivery' }, { subject: 'From Acme' }),
      written('promotion', { screen: 'email_delivery' }, { title: 'Of summer' }),
    ];
    await show({ query: `${query}&screen=email_delivery&sku=A`, over: { screens } });
    expect(box('Subject').placeholder).toBe('From Acme');
    expect(box('Title').placeholder).toBe('Of summer');
    expect(box('Title').value).toBe('');
    expect(screen.getByText('Empty: the text for all rewards is used.')).toBeTruthy();
    expect(screen.getByText('Empty: the advertiser’s text is used.')).toBeTruthy();
  });

  it('CUSTOM-13: one with an error is marked, and Save leads to it', async () => {
    const { calls } = await show({ query: `${query}&screen=success` });
    type('Title', 'Yours: {{price}}');
    expect(await screen.findByRole('button', { name: /Success.*Has errors/ })).toBeTruthy();
    await press(/Code entry/);
    await press('Save');
    expect(await screen.findByText('{{price}} does not exist')).toBeTruthy();
    expect(inputs(calls, 'CustomizationScreensSave')).toEqual([]);
  });

  it('CUSTOM-31, CUSTOM-32, CUSTOM-33, CUSTOM-34, CUSTOM-35: an SMS says how long it is, by the strictest country', async () => {
    const advertiser = {
      ...customized().advertiser,
      operatingCountries: [{ __typename: 'Country', code: 'BR' }],
    };
    await show({ query: `${query}&screen=sms_activation`, over: { advertiser } });
    type('Message', 'x'.repeat(158));
    expect(await screen.findByText('158 of 157 characters: 2 messages')).toBeTruthy();
    type('Message', `${'x'.repeat(60)}ê`);
    expect(await screen.findByText('61 of 67 characters: 1 message')).toBeTruthy();
    expect(screen.getByText('Fewer characters fit because of: ê')).toBeTruthy();
  });
});

describe('a save', () => {
  const query = '?part=screens&screen=success';
  const saveAnswer = (version: number, over: object = {}) => ({
    data: {
      savePromotionScreens: {
        __typename: 'SavePromotionScreensSuccess',
        version,
        promotion: customized({ version, ...over }),
      },
    },
  });
  const lookSaved = (look: object) => {
    const promotion = customized({ version: 4, ...look });
    return { data: { updatePromotion: { __typename: 'UpdatePromotionSuccess', promotion } } };
  };

  it('CUSTOM-51, CUSTOM-52: sends the look first, then the texts on the version that was answered', async () => {
    const { calls } = await show({
      answers: {
        CustomizationEditorSaveLook: () => lookSaved({ colors: [] }),
        CustomizationScreensSave: () => saveAnswer(5),
      },
    });
    type('Main text', '');
    fireEvent.click(screen.getByRole('tab', { name: 'Screens' }));
    await press(/Success/);
    type('Title', 'Bravo');
    await press('Save');
    await screen.findByText('Customization saved');
    expect(inputs(calls, 'CustomizationEditorSaveLook')).toEqual([{ id: '9', version: 3, colors: [] }]);
    expect(inputs(calls, 'CustomizationScreensSave')).toEqual([
      {
        promotionId: '9',
        version: 4,
        screens: [{ sku: null, screen: 'success', locale: 'en', texts: [{ key: 'title', text: 'Bravo' }] }],
      },
    ]);
  });

  it('CUSTOM-52: where a later part fails, what is left stays and is saved on the version that stands', async () => {
    const refused = {
      data: { savePromotionScreens: { __typename: 'Refused', code: 'busy', message: 'Try again later' } },
    };
    let fails = true;
    const { calls } = await show({
      query,
      answers: {
        CustomizationEditorSaveLook: () =>
          lookSaved({ flowSettings: { ...customized().flowSettings, displayCode: false } }),
        CustomizationScreensSave: () => (fails ? refused : saveAnswer(5)),
      },
    });
    type('Title', 'Bravo');
    fireEvent.click(screen.getByRole('tab', { name: 'Edit' }));
    fireEvent.click(screen.getByRole('switch', { name: /Display the code/ }));
    await press('Save');
    expect(await screen.findByText(/^1 of 2 parts were saved/)).toBeTruthy();
    expect(await screen.findByText('Try again later')).toBeTruthy();
    fails = false;
    const dialog = screen.getByText('Try again later').closest<HTMLElement>('[role$=dialog]');
    const [close] = within(dialog as HTMLElement).getAllByRole('button');
    await act(async () => fireEvent.click(close as HTMLElement));
    expect(await screen.findByRole('button', { name: '1 change' })).toBeTruthy();
    await press('Save');
    await screen.findByText('Customization saved');
    expect(inputs(calls, 'CustomizationScreensSave').at(-1)).toMatchObject({ version: 4 });
    expect(inputs(calls, 'CustomizationEditorSaveLook')).toHaveLength(1);
  });
});

test('what is typed is undone from the keyboard, where it stands', async () => {
  await show({ query: '?part=screens&screen=success' });
  type('Title', 'Bravo');
  await press(/Code entry/);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
  expect(screen.getByRole('heading', { name: /Success$/ })).toBeTruthy();
  expect(box('Title').value).toBe('');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true }));
  expect(box('Title').value).toBe('Bravo');
});

test('CUSTOM-37, CUSTOM-39, ROUTE-30: who may only view sees everything and changes nothing', async () => {
  await show({ abilities: ['viewPromotions'], query: '?part=screens&screen=email_delivery' });
  expect(box('Title').readOnly).toBe(true);
  for (const name of ['Save', 'Undo', /test mail/, /^Insert/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('CUSTOM-41: without a primary code and without a channel there is nothing to customize', async () => {
  await show({
    over: {
      activationNotificationChannels: [],
      notificationChannels: [],
      experience: { ...customized().experience, redemptionFlow: null },
    },
  });
  expect(await screen.findByText('Nothing to customize yet')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('CUSTOM-36: an address of another screen and of a page beyond the last leads to the last page of that screen', async () => {
  await show({
    query: '?part=screens&screen=success',
    over: { flowSettings: { ...customized().flowSettings, multipleRewards: true } },
  });
  await act(async () => navigate(`${ADDRESS}?part=screens&screen=authentication&page=40`));
  expect(screen.getByRole('button', { name: /Reward Selection/ }).getAttribute('aria-current')).toBe('step');
  expect(location.hash).toBe(`#${ADDRESS}?part=screens&screen=authentication`);
});
