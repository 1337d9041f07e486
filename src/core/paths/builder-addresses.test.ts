import { describe, expect, it } from 'vitest';
import { addressOf, matchAddress } from './builder-addresses';

describe('matchAddress', () => {
  it('knows the builder’s addresses and the ids in them', () => {
    expect(matchAddress('/')).toEqual({ pattern: '/', params: {} });
    expect(matchAddress('/sites/s1')).toEqual({
      pattern: '/sites/$siteId',
      params: { siteId: 's1' },
    });
    expect(matchAddress('/sites/s1/pages/p1')).toEqual({
      pattern: '/sites/$siteId/pages/$pageId',
      params: { siteId: 's1', pageId: 'p1' },
    });
    expect(matchAddress('/sites/s1/inbox')?.pattern).toBe('/sites/$siteId/inbox');
  });

  it('takes a slash at the end and letters that are escaped', () => {
    expect(matchAddress('/account/')?.pattern).toBe('/account');
    expect(matchAddress('/sites/a%20b')?.params).toEqual({ siteId: 'a b' });
  });

  it('says where there is nothing', () => {
    expect(matchAddress('/sites')).toBeUndefined();
    expect(matchAddress('/sites/s1/other')).toBeUndefined();
    expect(matchAddress('/nowhere')).toBeUndefined();
    expect(matchAddress('/sites/%E0%A4%A')).toBeUndefined();
  });
});

describe('addressOf', () => {
  it('leads back to the same place, whatever the id', () => {
    const params = { siteId: 'a/b?c', pageId: 'ü' };
    const address = addressOf({ to: '/sites/$siteId/pages/$pageId', params });
    expect(address).toBe('/sites/a%2Fb%3Fc/pages/%C3%BC');
    expect(matchAddress(address)?.params).toEqual(params);
  });
});
