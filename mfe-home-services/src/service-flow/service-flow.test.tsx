import { PRODUCT_FLOW_FLAG_MINUTES, REDIRECT_CLEAN_UP_MS } from '@aangan/shared-kit/domain/platform-limits';
import { useLocation } from '@aangan/shared-kit/platform/router';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { act, screen } from '@testing-library/react';
import { leadSource, serviceFlow } from './service-flow.ts';
import { useServiceArrival } from './use-service-arrival.ts';

function Arrival() {
  useServiceArrival();
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const arrive = (address: string) => renderInRouter(<Arrival />, undefined, [address]);

describe('the flow of home services', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('is read from the address, which is cleaned up a second later', () => {
    arrive('/home-services/pune?city=x&hs_c_key=k1&sub_source=push');
    expect(serviceFlow()).toEqual({ key: 'k1', subSource: 'push' });
    act(() => jest.advanceTimersByTime(REDIRECT_CLEAN_UP_MS - 1));
    expect(screen.getByText(/hs_c_key/)).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('/home-services/pune?city=x')).toBeTruthy();
  });

  it('gives leads their source for 8 minutes', () => {
    arrive('/home-services?sub_source=push');
    expect(leadSource({ hybrid: true })).toEqual({ source: 'HOOD_EXPLORE', subSource: 'push' });
    act(() => jest.advanceTimersByTime(PRODUCT_FLOW_FLAG_MINUTES * 60_000));
    expect(leadSource({ hybrid: false })).toEqual({ source: 'WEBSITE' });
  });
});
