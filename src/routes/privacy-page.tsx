import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { withdrawFromPublic } from '~/features/outreach/web/public';
import { PrivacyScreen, PrivacyWaiting, TakeBack, privacyTitle } from '~/features/privacy/web/public';
import { privateHead, privatePage } from '~/session';

export const head = privateHead(privacyTitle);

/**
 * Renders /account/privacy for every approved person (docs/product/privacy.md). It is here, not in its feature: what is
 * taken back is of a feature that builds on that feature.
 */
export default privatePage({
  access: 'approved',
  otherwise: '/',
  Waiting: PrivacyWaiting,
  Screen: PrivacyOf,
});

function PrivacyOf(props: ComponentProps<typeof PrivacyScreen>) {
  const { mutate, isPending, variables } = useMutation(withdrawFromPublic);
  return (
    <TakeBack
      value={{
        pending: isPending ? Number(variables.params.id) : null,
        takeBack: (id, on) => mutate({ params: { id } }, on),
      }}
    >
      <PrivacyScreen {...props} />
    </TakeBack>
  );
}
