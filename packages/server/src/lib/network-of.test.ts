import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['::FFFF:cb00:7107', '203.0.113.7', undefined],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', undefined],
  ['2001:db8:1:2::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['nonsense', 'nonsense', undefined],
])('%s belongs to the network %s and the wider network %s', (address, network, wide) => {
  expect([networkOf(address), wideNetworkOf(address)]).toEqual([network, wide]);
});
