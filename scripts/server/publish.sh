#!/bin/sh
# Publishes on a server of one's own what was merged, and each new day (docs/deploy.md): builds in a new folder beside the site, which takes the
# place of the site when the build succeeds. It runs as the user of the service in the folder that holds the checkout `site`; the site before is
# kept in `before`. With HEARTBEAT it calls that address of a monitor, which tells when it no longer does.
set -eu
due=$(cd site && npm run --silent next-change -- "http://localhost:${PORT:-9000}")
echo "$due"
git -C site fetch --quiet
if [ "${due#A build is }" != "$due" ] || [ "$(git -C site rev-parse HEAD)" != "$(git -C site rev-parse '@{upstream}')" ]; then
  rm -rf next
  git clone --quiet --reference site --dissociate "$(git -C site remote get-url origin)" next
  (cd next && npm ci && npm run build)
  rm -rf before
  mv site before
  mv next site
  # systemd starts the service again, in the new folder.
  pid=$(systemctl show --property=MainPID --value narra)
  [ "$pid" = 0 ] || kill "$pid"
fi
[ -z "${HEARTBEAT-}" ] || curl --fail --silent --show-error --output /dev/null "$HEARTBEAT"
