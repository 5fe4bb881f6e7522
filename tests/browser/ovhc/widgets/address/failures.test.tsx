import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AddressService } from './address-service.ts';
import * as draw from './draw-address.tsx';

const { drawAddress, failed, lineOne, option, passRetries, rest, search, searchFor } = draw;
const kent = [{ RecordId: '1', AddressLine: '9 KENT STREET', Locality: 'RYDE' }];
const SMITH = '12 SMITH STREET, PARRAMATTA NSW 2150';

type Fault = (service: AddressService) => void;

describe('failed search', () => {
  test.each<[string, string, Fault]>([
    ['there is no key', '12 smith a', (service) => service.refuseKeys()],
    ['the key expires a second time', '12 smith b', (service) => service.expire(true)],
    ['the service is broken', '12 smith c', (service) => service.answer('SearchAddress', 500)],
    ['the service returns an error', '12 smith d', (service) => service.answer('SearchAddress', 'No credit')],
  ])('§4 opens manual entry with the typed text and the focus if %s', async (_case, typed, breakIt) => {
    const { address, service } = await drawAddress();
    breakIt(service);
    await searchFor(search, typed);
    await passRetries();
    await expect.element(lineOne).toHaveValue(typed);
    await expect.element(failed).toBeVisible();
    await expect.element(draw.error).not.toBeInTheDocument();
    expect(address()).toEqual({ addresslineOne: typed, isManual: true });
    await expect.element(lineOne).toHaveFocus();
    await userEvent.keyboard('!');
    await expect.element(lineOne).toHaveValue(`${typed}!`);
  });

  test.each<[string, Fault]>([
    ['the service', (service) => service.answer('SearchAddress')],
    ['the key', (service) => service.refuseKeys('never')],
  ])('§7 opens manual entry if %s takes 10 s, §4 without moving the focus', async (_case, slowDown) => {
    const { expectNoFaults, service } = await drawAddress();
    slowDown(service);
    await searchFor(search, '208 albert');
    await draw.leave();
    await rest(10_000);
    await expect.element(lineOne).toHaveValue('208 albert');
    await expect.element(failed).toBeVisible();
    await expect.element(draw.phone).toHaveFocus();
    service.refuseKeys();
    await searchFor(draw.suburb, 'xyzzy');
    await expectNoFaults();
  });

  test('§4 hides the notice when the visitor returns to the search', async () => {
    const { service } = await drawAddress();
    service.answer('SearchAddress', 500);
    await searchFor(search, '9 kent');
    await passRetries();
    await userEvent.click(draw.searchAgain);
    await expect.element(failed).not.toBeInTheDocument();
    service.answer('SearchAddress', kent);
    await searchFor(search, '9 kent');
    await expect.element(option('9 KENT STREET, RYDE')).toBeVisible();
  });
});

test('§8 retries a failed search without an error', async () => {
  const { service } = await drawAddress();
  service.answer('SearchAddress', 500);
  await searchFor(search, '9 kent s');
  await expect.poll(() => service.asked('SearchAddress')).toHaveLength(1);
  service.answer('SearchAddress', kent);
  await passRetries();
  await expect.element(option('9 KENT STREET, RYDE')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  expect(console.error).not.toHaveBeenCalled();
});

test.each<[string, string, Fault]>([
  ['finds nothing', '12 smith parr', (service) => service.answer('RetrieveAddress', [])],
  ['fails', '12 smith parra', (service) => service.answer('RetrieveAddress', 500)],
  ['takes longer than 10 s', '12 smith parram', (service) => service.answer('RetrieveAddress')],
])('§4 opens manual entry with the address parts if a retrieval %s', async (_case, typed, breakIt) => {
  const { address, service } = await drawAddress();
  breakIt(service);
  await searchFor(search, typed, SMITH);
  await rest(10_000);
  await expect.element(lineOne).toHaveValue('12 SMITH STREET');
  await expect.element(lineOne).toHaveFocus();
  await expect.element(failed).toBeVisible();
  const parts = { suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' };
  expect(address()).toEqual({ addresslineOne: '12 SMITH STREET', ...parts, isManual: true });
});

test('§5 opens manual entry for a chosen address with an invalid part', async () => {
  const { address, isValid, service } = await drawAddress();
  const abroad = { AddressLine: '1 REEF ROAD', Locality: 'HOME ISLAND', State: 'OTHER', Postcode: '6799' };
  service.answer('RetrieveAddress', [abroad]);
  await searchFor(search, '12 smith par', SMITH);
  await expect.element(lineOne).toHaveValue('1 REEF ROAD');
  await expect.element(failed).not.toBeInTheDocument();
  expect(isValid()).toBe(false);
  await userEvent.selectOptions(draw.state, 'WA');
  expect(isValid()).toBe(true);
  expect(address()).toMatchObject({ suburb: 'HOME ISLAND', state: 'WA', isManual: true });
});
