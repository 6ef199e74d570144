"""The content security policy of a page that contains its scripts and styles."""

import re
from typing import Final

HEADER: Final = "content-security-policy"
_DECLARED: Final = re.compile(rb'<meta http-equiv="Content-Security-Policy" content="([^"]+)"')


def own_policy(page: bytes) -> str | None:
    """Return the policy that a page declares in itself, to be sent as a header, or None.

    It allows only the page's own scripts and styles, which the policy of all pages does not.
    """
    found = _DECLARED.search(page)
    return f"{found[1].decode()}; frame-ancestors 'none'" if found else None
