"""Expiry of tables, and banned networks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark of expiring tables, and the table of bans."""
    op.add_column("tables", sa.Column("expiring", sa.Float(), nullable=True))
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("network", name=op.f("pk_bans")),
    )


def downgrade() -> None:
    """Remove both."""
    op.drop_table("bans")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("expiring")
