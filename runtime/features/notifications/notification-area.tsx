import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon, type IconName } from '#runtime/ui/icon.tsx';
import type { Notification } from '#runtime/ui/notify-context.ts';
import {
  areaClass,
  closeClass,
  descriptionClass,
  NotificationText,
  notificationClass,
  titleClass,
  VariantMark,
} from './notification-area.styles.ts';
import type { ShownNotification } from './notification-store.ts';

export interface NotificationAreaProps {
  readonly notifications: readonly ShownNotification[];
  readonly onClose: (id: number) => void;
  /** Called when a closed notification has left the screen. */
  readonly onLeft: (id: number) => void;
}

/** Milliseconds that a notification stays; the timer pauses while pointer or focus is on the area. */
const shownForMs = 5000;

/** CSS pixels to the right after which a swipe takes a notification away. */
const swipeThreshold = 50;

/** The key that moves the focus to the area. */
const hotkey = ['F8'];

const marks: Readonly<Record<Notification['variant'], IconName>> = {
  success: 'check',
  error: 'close',
  warning: 'alert',
  info: 'info',
};

/** Shows the current notifications, at the top right. */
export function NotificationArea({ notifications, onClose, onLeft }: NotificationAreaProps): ReactNode {
  const { t } = useLocale();
  return (
    <Provider
      duration={shownForMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={t('components:notifications.label')}
    >
      {notifications.map(({ id, isOpen, variant, title, description }) => (
        <Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => {
            if (!open) onClose(id);
          }}
          onAnimationEnd={({ currentTarget }) => {
            if (currentTarget.dataset.state === 'closed') onLeft(id);
          }}
          type={variant === 'error' ? 'foreground' : 'background'}
          className={notificationClass({ variant }).className}
          data-variant={variant}
        >
          <VariantMark>
            <Icon name={marks[variant]} size={16} />
          </VariantMark>
          <NotificationText>
            <Title className={titleClass().className}>{title}</Title>
            {description !== undefined && (
              <Description className={descriptionClass().className}>{description}</Description>
            )}
          </NotificationText>
          <Close className={closeClass().className} aria-label={t('components:notifications.close')}>
            <Icon name="close" size={16} />
          </Close>
        </Root>
      ))}
      {/* The viewport inserts the name of the key. */}
      <Viewport
        className={areaClass().className}
        hotkey={hotkey}
        label={t('components:notifications.area', { hotkey: '{hotkey}' })}
      />
    </Provider>
  );
}
