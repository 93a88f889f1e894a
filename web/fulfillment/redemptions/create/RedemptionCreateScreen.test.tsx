import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LINK, promotion, REDEMPTION, reward, success } from '../../../testing/data/newRedemptionData.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { RedemptionCreateScreen } from './RedemptionCreateScreen.tsx';

const URL_OF_A = '/redemption/create?client_id=1&promotion_id=3&reward_sku=A';
const show = (found: object | null = promotion(), url = URL_OF_A, answers: ScreenOptions['answers'] = {}) =>
  renderScreen(<RedemptionCreateScreen />, {
    url,
    answers: {
      RedemptionCreateScreen: () => ({
        data: { promotion: found, advertiser: { __typename: 'Advertiser', id: '1', name: 'Northwind' } },
      }),
      NewRedemptionFormCreate: ({ input }) => ({
        data: {
          createRedemption: success(
            'CreateRedemptionSuccess',
            (input as unknown as { dryRun: boolean }).dryRun ? {} : { redemption: REDEMPTION, link: LINK },
          ),
        },
      }),
      NewRedemptionFormRedeem: ({ input }) => ({
        data: {
          createAndRedeem: success(
            'CreateAndRedeemSuccess',
            (input as unknown as { dryRun: boolean }).dryRun
              ? {}
              : { redemption: REDEMPTION, link: LINK, outcome: 'working' },
          ),
        },
      }),
      ...answers,
    },
  });
const box = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const inputs = (calls: readonly Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ variables }) => variables.input);
const ready = () => waitFor(() => expect(button('Get link').disabled).toBe(false));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  const yes = within(dialog).getByRole('button', { name }) as HTMLButtonElement;
  await waitFor(() => expect(yes.disabled).toBe(false));
  fireEvent.click(yes);
};

test('ROUTE-43, REDNEW-1, REDNEW-2, REDNEW-3: the address chooses advertiser, promotion and reward', async () => {
  await show();
  await ready();
  expect((screen.getByRole('combobox', { name: /^Advertiser/ }) as HTMLInputElement).value).toBe('Northwind');
  expect((screen.getByRole('combobox', { name: /^Promotion/ }) as HTMLInputElement).value).toBe('Spring');
  expect(screen.getByRole('button', { name: /Reward/ }).textContent).toContain('Card A');
  expect(screen.queryByRole('textbox', { name: /^Value/ })).toBeNull();
});

test('REDNEW-4, REDNEW-6, REDNEW-7, REDNEW-8, REDNEW-9, REDNEW-15: an e-mail is asked for after the order ID, and sending needs one', async () => {
  await show();
  await ready();
  expect(box(/^User e-mail/).disabled).toBe(true);
  expect(button('Send reward').disabled).toBe(true);
  type(/^Order ID/, 'SHOP-1');
  await waitFor(() => expect(box(/^User e-mail/).disabled).toBe(false));
  type(/^User e-mail/, 'nobody');
  expect(button('Send reward').disabled).toBe(true);
  type(/^User e-mail/, 'ada@x.example');
  await waitFor(() => expect(button('Send reward').disabled).toBe(false));
  expect(screen.getByRole('checkbox', { name: /Test mode/ })).toBeTruthy();
});

test('REDNEW-11: without an order ID nothing is asked', async () => {
  const { calls } = await show();
  await ready();
  fireEvent.click(button('Get link'));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(inputs(calls, 'NewRedemptionFormCreate')).toEqual([]);
});

test('REDNEW-13, REDNEW-14: a wrong e-mail has its message, also for a link', async () => {
  const { calls } = await show();
  await ready();
  type(/^Order ID/, 'SHOP-1');
  await waitFor(() => expect(box(/^User e-mail/).disabled).toBe(false));
  type(/^User e-mail/, 'nobody');
  fireEvent.click(button('Get link'));
  expect(await screen.findByText('Enter an e-mail address, for example name@example.com')).toBeTruthy();
  expect(inputs(calls, 'NewRedemptionFormCreate')).toEqual([]);
});

test('REDNEW-5, REDNEW-12: a reward of variable value asks for one, from 0 on, with the decimals of its currency', async () => {
  const { calls } = await show(promotion(), URL_OF_A.replace('reward_sku=A', 'reward_sku=V'));
  await ready();
  type(/^Order ID/, 'SHOP-1');
  fireEvent.click(button('Get link'));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  type(/^Value/, '-1');
  expect(await screen.findByText("Can't be negative")).toBeTruthy();
  type(/^Value/, '1.234');
  expect(await screen.findByText('Two decimals maximum.')).toBeTruthy();
  type(/^Value/, '0');
  expect(await screen.findByText(/^A value of 0 gives a reward that is worth nothing/)).toBeTruthy();
  type(/^Value/, '12.5');
  fireEvent.click(button('Get link'));
  await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(inputs(calls, 'NewRedemptionFormCreate')).toMatchObject([
      { dryRun: true, rewardSku: 'V', value: '12.50', orderId: 'SHOP-1', user: null, sends: false },
    ]),
  );
});

test('REDNEW-8, REDNEW-18: the cost is shown, then the link is there to be copied and opened, with the way to its details', async () => {
  const { calls } = await show();
  await ready();
  type(/^Order ID/, ' SHOP-1 ');
  fireEvent.click(button('Get link'));
  await confirm('Get link');
  expect(await screen.findByText(LINK)).toBeTruthy();
  const [tried, made] = inputs(calls, 'NewRedemptionFormCreate') as Record<string, unknown>[];
  expect(tried).toMatchObject({ dryRun: true, orderId: 'SHOP-1' });
  expect(made).toMatchObject({ dryRun: false, expectedTotal: '10.00' });
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Open it/ }).getAttribute('href')).toBe(LINK);
  expect(screen.getByRole('link', { name: 'Open the redemption' }).getAttribute('href')).toBe(
    '#/reports/redemptions/55',
  );
  fireEvent.click(button('Create another'));
  await waitFor(() => expect(box(/^Order ID/).value).toBe(''));
});

test('REDNEW-8, REDNEW-19: the reward is sent; a provider that takes longer is said to be working', async () => {
  const { calls } = await show();
  await ready();
  type(/^Order ID/, 'SHOP-1');
  await waitFor(() => expect(box(/^User e-mail/).disabled).toBe(false));
  type(/^User e-mail/, 'ada@x.example');
  fireEvent.click(screen.getByRole('checkbox', { name: /Test mode/ }));
  await waitFor(() => expect(button('Send reward').disabled).toBe(false));
  fireEvent.click(button('Send reward'));
  await confirm('Send reward');
  expect(await screen.findByText('Redemption SHOP-1 is being redeemed')).toBeTruthy();
  expect(inputs(calls, 'NewRedemptionFormRedeem').at(-1)).toMatchObject({
    testing: true,
    user: { email: 'ada@x.example' },
    rewardSku: 'A',
    dryRun: false,
  });
});

test('REDNEW-10, REDNEW-20: where recipients choose no reward is needed, and its link is sent', async () => {
  const { calls } = await show(
    promotion({ flowSettings: { __typename: 'FlowSettings', multipleRewards: true } }, [reward('A')]),
    '/redemption/create?promotion_id=3',
  );
  await ready();
  type(/^Order ID/, 'SHOP-1');
  await waitFor(() => expect(box(/^User e-mail/).disabled).toBe(false));
  type(/^User e-mail/, 'ada@x.example');
  await waitFor(() => expect(button('Send reward').disabled).toBe(false));
  fireEvent.click(button('Send reward'));
  await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(inputs(calls, 'NewRedemptionFormCreate')).toMatchObject([
      { dryRun: true, rewardSku: null, value: null, sends: true },
    ]),
  );
});

test.each([
  ['ended', { state: 'ended' }],
  ['paused', { status: 'paused' }],
])(
  'REDNEW-16, REDNEW-17, REDNEW-21: an %s promotion is refused before anything is filled in',
  async (_, over) => {
    await show(promotion(over));
    expect(
      await screen.findByText('This promotion is ended or paused: redemptions cannot be created.'),
    ).toBeTruthy();
    expect(button('Get link').disabled).toBe(true);
    expect(button('Send reward').disabled).toBe(true);
  },
);

test('what the platform finds wrong stands at its field', async () => {
  await show(promotion(), URL_OF_A, {
    NewRedemptionFormCreate: () => ({
      data: {
        createRedemption: {
          __typename: 'InvalidInput',
          fieldErrors: [
            { __typename: 'FieldError', field: 'orderId', rule: 'order_id_sent', limit: '1 2026-01-01' },
          ],
        },
      },
    }),
  });
  await ready();
  type(/^Order ID/, 'SHOP-1');
  fireEvent.click(button('Get link'));
  expect(await screen.findByText('This order ID was used before: choose another one')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('names that the message needs are not called optional; one of the two is enough', async () => {
  await show(promotion(), URL_OF_A, {
    NewRedemptionFormRedeem: () => ({
      data: {
        createAndRedeem: {
          __typename: 'InvalidInput',
          fieldErrors: [
            {
              __typename: 'FieldError',
              field: 'user.firstName',
              rule: 'recipient_name_required',
              limit: null,
            },
          ],
        },
      },
    }),
  });
  await ready();
  type(/^Order ID/, 'SHOP-1');
  await waitFor(() => expect(box(/^User e-mail/).disabled).toBe(false));
  type(/^User e-mail/, 'ada@x.example');
  await waitFor(() => expect(button('Send reward').disabled).toBe(false));
  fireEvent.click(button('Send reward'));
  const isOptional = (name: RegExp) => box(name).labels?.[0]?.textContent?.includes('(optional)');
  await screen.findByText('The message uses the recipient’s name: enter it');
  expect([isOptional(/^First name/), isOptional(/^Last name/)]).toEqual([false, false]);
  type(/^Last name/, 'Lovelace');
  expect([isOptional(/^First name/), isOptional(/^Last name/)]).toEqual([true, false]);
});
