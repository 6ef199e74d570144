"""Subscriptions of browsers to notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of subscriptions."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(length=1024), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_guest"), "subscriptions", ["guest"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("subscriptions")
